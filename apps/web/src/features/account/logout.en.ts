export default { title: "Logging out", text: "One moment, we’re logging you out." };
