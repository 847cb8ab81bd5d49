export default {
  close: "Close message",
  generic:
    "Oops! Something went wrong at our side. We have been notified and will immediately start fixing it.",
  busy: "Loading",
};
