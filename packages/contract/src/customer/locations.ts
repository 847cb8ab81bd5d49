import * as z from "zod/mini";
import { AREA_REASONS } from "../shared/codes.ts";
import { type Endpoint, CALLERS, nothing } from "../shared/endpoint.ts";
import {
  email,
  line,
  locationCode,
  postalCode,
  requiredLine,
  returnCode,
  text,
} from "../shared/fields.ts";

/** Request and response in the format of the national address service, under our own path (API-52). */
export const addressBody = z.object({
  PostalCode: postalCode,
  HouseNumber: requiredLine(10),
  Addition: z.optional(line(20)),
});
export type AddressBody = z.infer<typeof addressBody>;

export const validatedAddress = z.object({
  FormattedAddress: z.array(z.string()),
  City: z.string(),
  Street: z.string(),
  HouseNumber: z.string(),
  Addition: z.string(),
  Latitude: z.optional(z.nullable(z.number())),
  Longitude: z.optional(z.nullable(z.number())),
});
export type ValidatedAddress = z.infer<typeof validatedAddress>;

export const userLocation = z.object({
  address: text(300),
  city: requiredLine(100),
  country: line(60),
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  postalCode,
  thoroughfare: requiredLine(150),
  subThoroughfare: requiredLine(40),
  /** Typed by the visitor because the register lacks it; marked for the driver. */
  byHand: z.optional(z.boolean()),
});
export type UserLocation = z.infer<typeof userLocation>;

const areaQuery = z.object({ postalCode });
const areaResult = z.object({ isFound: z.boolean() });

const areaRequestBody = z.object({
  postalCode,
  email,
  houseAddition: z.nullable(line(20)),
  houseNumber: z.nullable(line(10)),
  reason: z.enum(AREA_REASONS),
});
export type AreaRequestBody = z.infer<typeof areaRequestBody>;

const hubName = z.nullable(z.object({ name: z.string() }));

export const SERVICE_POINT_KINDS = ["retail", "b2b"] as const;
export type ServicePointKind = (typeof SERVICE_POINT_KINDS)[number];

const stationFields = {
  bls: z.string(),
  serviceCompany: z.nullable(z.object({ display: z.string() })),
  postNLHub: hubName,
  hub: hubName,
};

/** Collections requested today, and this location's daily limit (CODE-25). */
export const collectionCount = z.object({ placed: z.number(), limit: z.number() });
export type CollectionCount = z.infer<typeof collectionCount>;

const servicePoint = z.object({
  company: z.string(),
  addressLine: z.string(),
  ...stationFields,
  collections: z.optional(collectionCount),
});
export type ServicePoint = z.infer<typeof servicePoint>;

const codeParams = z.object({ code: locationCode });

const labelParams = z.object({ code: returnCode });
const returnLabel = z.object({
  servicePoint: z.object(stationFields),
  returnLabel: z.object({ label: z.string() }),
});
export type ReturnLabel = z.infer<typeof returnLabel>;

/** Addresses, service area and service points. */
export const locationEndpoints = {
  checkServiceArea: {
    method: "GET",
    path: "/service-areas/",
    auth: "none",
    summary: "Whether we come to a postal code",
    callers: CALLERS,
    query: areaQuery,
    response: areaResult,
    status: 200,
    problems: [],
  },
  requestServiceArea: {
    method: "POST",
    path: "/service-areas/request",
    auth: "none",
    summary: "Ask for a mail when we come to a postal code",
    callers: CALLERS,
    body: areaRequestBody,
    response: nothing,
    status: 204,
    problems: [],
  },
  servicePoint: {
    method: "GET",
    path: "/service-points/by-code/:code",
    auth: "none",
    summary: "The retail location of a code",
    callers: CALLERS,
    params: codeParams,
    response: servicePoint,
    status: 200,
    problems: ["location_not_found"],
  },
  b2bServicePoint: {
    method: "GET",
    path: "/service-points/b2b/by-code/:code",
    auth: "none",
    summary: "The business location of a code",
    callers: CALLERS,
    params: codeParams,
    response: servicePoint,
    status: 200,
    problems: ["location_not_found"],
  },
  createReturnLabel: {
    method: "POST",
    path: "/shipment-labels/bls/:code",
    auth: "none",
    summary: "The return label of a location",
    callers: CALLERS,
    params: labelParams,
    response: returnLabel,
    status: 200,
    problems: ["location_not_found"],
  },
  validateAddress: {
    method: "POST",
    path: "/addresses/validate",
    auth: "none",
    summary: "Validate an address, with the national service's body and answer",
    callers: CALLERS,
    body: addressBody,
    response: z.array(validatedAddress),
    status: 200,
    problems: ["address_service_unavailable"],
  },
} as const satisfies Record<string, Endpoint>;
