export default {
  close: "Close message",
  generic:
    "Oops! Something went wrong at our side. We have been notified and will immediately start fixing it.",
  busy: "Loading",
  broken: "Oops, this page stopped working",
  kept: "What you entered is still on this device.",
  reload: "Reload the page",
};
