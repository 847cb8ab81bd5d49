/** One file to load: the lists share nearly all they are made of. */
export { CompaniesScreen } from "./companies/companies-screen.tsx";
export { FilesScreen } from "./files/files-screen.tsx";
export { HolidaysScreen } from "./holidays/holidays-screen.tsx";
export { HubsScreen } from "./hubs/hubs-screen.tsx";
export { LocationsScreen } from "./locations/locations-screen.tsx";
export { PromoCodesScreen } from "./promo-codes/promo-codes-screen.tsx";
