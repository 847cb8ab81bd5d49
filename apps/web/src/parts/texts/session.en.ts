export default {
  email: "E-mail",
  password: "Password",
  show: "Show password",
  hide: "Hide password",
  logIn: "Log in",
  busy: "One moment",
  forgot: "Forgot password",
  refused: "Invalid email or password",
};
