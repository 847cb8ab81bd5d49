export default {
  heading: "Lost your link?",
  text: "We mail you the links to your orders of the last 90 days.",
  email: "E-mail address of your order",
  invalid: "Fill in your e-mail address, like name@example.com.",
  send: "Send my link",
  busy: "Sending",
  sent: "If there are orders with this address, the e-mail will be there in a moment. Nothing there? Look among your unwanted mail, or call us.",
  often: "That was asked several times just now. Look in your mail, or try again in an hour.",
  failed: "That did not work. Try again.",
};
