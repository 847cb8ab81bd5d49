export default {
  title: "This link doesn’t work",
  text: "It may have been replaced, or not copied in full. Use the button in our latest mail, have your link sent again, or call us.",
  call: (phone: string) => `Call ${phone}`,
  logIn: "See your orders",
};
