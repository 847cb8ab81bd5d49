/** Made by the build out of the brand's colours. */
declare module "virtual:brand.css";

/** The address of a program that a page loads by itself. */
declare module "*.wasm?url" {
  const url: string;
  export default url;
}
