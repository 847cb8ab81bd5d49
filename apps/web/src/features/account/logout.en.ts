export default { title: "Logging out", text: "One moment, we are logging you out." };
