export default {
  menu: "Main menu",
  openMenu: "Menu",
  closeMenu: "Close menu",
  language: "Language",
  languages: { nl: "Nederlands", en: "English" },
  logout: "Log out",
  myOrders: "My orders",
  smartBanner: {
    label: "App",
    title: (name: string) => `${name} as an app`,
    text: "Free. Order in a few minutes.",
    action: "View",
    close: "Hide the app banner",
  },
  consent: {
    title: "May we count visits?",
    text: "If you say yes, we measure which pages help. If not, everything works just as well.",
    accept: "Accept",
    necessary: "Only necessary",
    close: "Close",
    more: "Privacy & cookies",
  },
};
