/** Made by the build out of the brand's colours. */
declare module "virtual:brand.css";
