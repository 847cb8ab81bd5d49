export default {
  heading: "Lost your link?",
  text: "We’ll e-mail you the links to your orders from the last 90 days.",
  email: "E-mail address of your order",
  invalid: "Fill in your e-mail address, like name@example.com.",
  send: "Send my link",
  busy: "Sending",
  sent: "If we have orders for this address, you’ll get an e-mail in a moment. Nothing yet? Check your spam folder, or call us.",
  often: "You’ve just asked for this several times. Check your mail, or try again in an hour.",
  failed: "That didn’t work. Try again.",
};
