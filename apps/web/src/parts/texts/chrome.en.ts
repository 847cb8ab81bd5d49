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
    text: "Free. Order in a minute.",
    action: "View",
    close: "Hide the app banner",
  },
  consent: {
    title: "May we count visits?",
    text: "With your yes we measure which pages help. Without it, everything works just as well.",
    accept: "Accept",
    necessary: "Only necessary",
    close: "Close",
    more: "Privacy & cookies",
  },
};
