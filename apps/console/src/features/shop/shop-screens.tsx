/** One chunk: the lists share nearly all of their code. */
export { CompaniesScreen } from "./companies-screen.tsx";
export { FilesScreen } from "./files/files-screen.tsx";
export { HolidaysScreen } from "./holidays-screen.tsx";
export { HubsScreen } from "./hubs-screen.tsx";
export { LocationsScreen } from "./locations-screen.tsx";
export { PromoCodesScreen } from "./promo-codes-screen.tsx";
