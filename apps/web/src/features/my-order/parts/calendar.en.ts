export default { save: "Put it in my calendar" };
