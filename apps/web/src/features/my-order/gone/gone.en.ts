export default {
  title: "This link does not work",
  text: "It may have been replaced, or not copied whole. Use the button in our latest mail, have your link sent again, or call us.",
  logIn: "See your orders",
};
