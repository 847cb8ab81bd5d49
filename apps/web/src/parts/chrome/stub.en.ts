export default { title: "Coming soon", text: "This page is being made." };
