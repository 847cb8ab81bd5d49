// Made of docs/openapi.json by scripts/write-contract.ts; a test fails when it is out of date.

export interface paths {
    "/orders/by-link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order, by the link that its mails carry */
        get: operations["orderByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/windows/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Windows that an order can be moved to */
        get: operations["orderWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an order's pickup, delivery or both */
        post: operations["changeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw from an order within 14 days, as a consumer may */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change name, phone, note and what the driver should know */
        post: operations["changeOrderDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Follow an order: an event with its version whenever it changes */
        get: operations["followOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code that opens an order which ended long ago */
        post: operations["sendOrderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an order with the code of a mail, on this device and for half an hour */
        post: operations["openOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the links of somebody's orders to them; nobody learns whether there are any */
        post: operations["sendOrderLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/of/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company's or location's orders of the last 90 days, by its own link */
        get: operations["ownedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order's windows for a calendar */
        get: operations["orderCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/invoices/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice of an order, as a PDF */
        get: operations["orderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A bill, by the code of its payment link */
        get: operations["billByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/by-code/{code}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start paying what is due of a bill */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assistants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assistants that may order for the logged-in customer */
        get: operations["listAssistants"];
        put?: never;
        /** Let an assistant order, up to an amount and for some days; the answer holds its token, which is not shown again */
        post: operations["allowAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/assistants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let an assistant order no more; one that may not order stays so */
        delete: operations["stopAssistant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/care": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be reported of an order, and what became of it */
        get: operations["orderCare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/photos/{id}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a piece of a photo; the answer says from where to go on */
        put: operations["sendPhotoPiece"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of an order, as it was drawn anew */
        get: operations["orderPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what is wrong with a piece, within 48 hours after delivery */
        post: operations["reportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/complaints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept what was offered for a complaint, or say why not */
        post: operations["answerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plan that an order belongs to, or what one could be */
        get: operations["orderPlan"];
        put?: never;
        /** Repeat an order every 1 to 4 weeks, or change how its plan does */
        post: operations["setPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-link/{token}/plan/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Skip a turn of a plan, pause it, go on with it or stop it */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in, or become a guest, with basic credentials */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for a new pair */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of a refresh token; one that is not ours is answered alike */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an account with this e-mail exists */
        post: operations["userExists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an account with the token of a mail to its address */
        post: operations["confirmAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person or company that is logged in */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses of the person that is logged in */
        get: operations["myLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that can be picked in the business wizards */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{id}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Log in as a company, for placing its own orders only */
        get: operations["companyToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a recovery token */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recover/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a recovery mail */
        post: operations["recoverEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recover/check/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a recovery token is valid */
        post: operations["checkRecoverToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recover/check/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How long until the next recovery mail may be asked for */
        post: operations["checkRecoverEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/times/pickups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pickup windows at an address */
        get: operations["listPickups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/times/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery windows at an address after a pickup */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/times/b2b/available/{code}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Windows at a business location */
        get: operations["listB2bTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/times/b2b/available/{code}/{type}/{pickup}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Windows at a business location after a pickup */
        get: operations["listB2bTimesForPickup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-areas/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether we come to a postal code */
        get: operations["checkServiceArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-areas/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mail when we come to a postal code */
        post: operations["requestServiceArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-points/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The retail location of a code */
        get: operations["servicePoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-points/b2b/by-code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business location of a code */
        get: operations["b2bServicePoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment-labels/bls/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The return label of a location */
        post: operations["createReturnLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate an address, with the national service's body and answer */
        post: operations["validateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/retail/no-terminal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place a drop-off order for a retail location */
        post: operations["placeRetailOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a collection at a retail location */
        post: operations["placeCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/by-key/{kind}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a drop-off or collection of this device, by the key it was sent with */
        get: operations["findCodeOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/b2b": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order for a business location */
        post: operations["placeB2bOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place a consumer, re-use or re-cover order */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders of the person that is logged in, newest first */
        get: operations["myOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a promo code takes off, before the order is placed */
        post: operations["checkCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cleaning-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cleaning services with their prices */
        get: operations["listCleaningServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Services of the business order page */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fees, deposit and thresholds by alias */
        get: operations["config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell us of a failure in the browser */
        post: operations["reportClientFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An order was placed. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.placed",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "placed",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 1,
                     *           "delivery": {
                     *             "date": "2026-11-19",
                     *             "time": "08:00"
                     *           }
                     *         },
                     *         "by": "customer"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.placed";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its windows, address or instructions are others now. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.changed",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "placed",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 2,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "customer"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.changed";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.pickup-missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nobody was met at the pickup; the order waits for another window. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.pickup-missed",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "placed",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 3,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "driver"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.pickup-missed";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.picked-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The driver has the bags. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.picked-up",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "picked-up",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 4,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "driver"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.picked-up";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.counted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Its pieces and kilos were counted, so it has a bill. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.counted",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "counted",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 5,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "staff"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.counted";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.recounted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The count was corrected, and the bill with it. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.recounted",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "counted",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 6,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "staff"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.recounted";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It is clean and waits for the driver. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.ready",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "ready",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 10,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "staff"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.ready";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delivery-missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nobody was met at the delivery; the order waits for another window. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.delivery-missed",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "ready",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 11,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "driver"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.delivery-missed";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It is back with its owner. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.delivered",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "delivered",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 12,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "driver"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.delivered";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** It was cancelled before the pickup. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.cancelled",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "cancelled",
                     *           "number": "W-10022",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 2,
                     *           "delivery": {
                     *             "date": "2026-11-19",
                     *             "time": "08:00"
                     *           }
                     *         },
                     *         "by": "customer"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.cancelled";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The customer withdrew from the contract. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.withdrawn",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "cancelled",
                     *           "number": "W-10023",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 2,
                     *           "delivery": {
                     *             "date": "2026-11-19",
                     *             "time": "08:00"
                     *           }
                     *         },
                     *         "by": "customer"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.withdrawn";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.bill-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bill went to the customer. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.bill-sent",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "counted",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 7,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "staff"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.bill-sent";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.payment-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment was made, failed, expired or was charged back. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.payment-changed",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "counted",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 8,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "payment-service"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.payment-changed";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refund-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money goes back to the customer, or did. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "order.refund-changed",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {
                     *         "order": {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "hub": "haarlem",
                     *           "kind": "consumer",
                     *           "state": "delivered",
                     *           "number": "W-10021",
                     *           "pickup": {
                     *             "date": "2026-11-17",
                     *             "time": "08:00"
                     *           },
                     *           "version": 13,
                     *           "delivery": {
                     *             "date": "2026-11-20",
                     *             "time": "10:00"
                     *           }
                     *         },
                     *         "by": "staff"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMessage"] & {
                        /** @constant */
                        type?: "order.refund-changed";
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody tries the receiver on the console. */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The same however often a message is sent.
                     * @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001
                     */
                    "webhook-id": string;
                    /**
                     * @description When this attempt was made, in seconds since 1970.
                     * @example 1794729600
                     */
                    "webhook-timestamp": string;
                    /**
                     * @description As Standard Webhooks has it; two for a day after a new secret.
                     * @example v1,HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE=
                     */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "type": "webhook.test",
                     *       "timestamp": "2026-11-15T08:00:00.000Z",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        type: "webhook.test";
                        timestamp: string;
                        data: Record<string, never>;
                    };
                };
            };
            responses: {
                /** @description The receiver has it. */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description It comes again later, under the same webhook-id. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            extra: {
                cooldown?: number;
                ttl?: number;
                retryAfter?: number;
                /** @enum {string} */
                window?: "pickup" | "delivery";
                limit?: number;
                fields?: {
                    field: string;
                    rule: string;
                }[];
                order?: {
                    /** @enum {string} */
                    state: "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
                    version: number;
                };
                /** @enum {string} */
                why?: "first" | "not-possible" | "not-assigned" | "clock" | "not-undone" | "pending";
                first?: {
                    /** @enum {string} */
                    event: "placed" | "windows-changed" | "details-changed" | "link-replaced" | "pickup-missed" | "picked-up" | "counted" | "recounted" | "ready" | "delivery-missed" | "delivered" | "stop-undone" | "fee-waived" | "cancelled" | "withdrawn" | "bill-sent" | "payment-changed" | "refund-changed" | "reminded" | "overdue" | "written-off";
                    at: string;
                    by: {
                        /** @enum {string} */
                        kind: "customer" | "staff" | "driver" | "payment-service" | "clock";
                        name: string | null;
                    };
                } | null;
                possible?: string[];
                fee?: number;
                paid?: number;
                conflicts?: {
                    at: number;
                    entry: {
                        value: {
                            [key: string]: unknown;
                        };
                        version: string;
                    } | null;
                }[];
                usedBy?: {
                    what: string;
                    count: number | null;
                }[];
                concerned?: number;
                requestId?: string;
            } & {
                [key: string]: unknown;
            };
        };
        OrderByLink: {
            number: string;
            /** @enum {string} */
            kind: "consumer" | "re-use" | "re-cover" | "b2b" | "retail" | "collection";
            /** @enum {string} */
            state: "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
            version: number;
            placedAt: string;
            pickup: {
                date: string;
                from: string;
                to: string;
                starts: string;
            };
            delivery: {
                date: string;
                from: string;
                to: string;
                starts: string;
            } | null;
            awaits: ("pickup" | "delivery") | null;
            missedDeliveries: number;
            next: {
                /** @enum {string} */
                kind: "pickup" | "delivery";
                around: string;
            } | null;
            withdrawnAt: string | null;
            address: string[];
            postalCode: string;
            contact: {
                name: string;
                phone: string;
            };
            services: {
                code: string;
                name: string;
            }[];
            bags: number | null;
            notes: string;
            instructions: {
                bell?: string;
                floor?: string;
                neighbour?: string;
                leaveWith?: string;
            };
            history: {
                /** @enum {string} */
                kind: "placed" | "windows-changed" | "details-changed" | "link-replaced" | "pickup-missed" | "picked-up" | "counted" | "recounted" | "ready" | "delivery-missed" | "delivered" | "stop-undone" | "fee-waived" | "cancelled" | "withdrawn" | "bill-sent" | "payment-changed" | "refund-changed" | "reminded" | "overdue" | "written-off";
                at: string;
                money?: {
                    /** @enum {string} */
                    news: "started" | "paid" | "unpaid" | "charged-back" | "refunding" | "refunded" | "refund-failed";
                    cents: number;
                };
            }[];
            allowed: {
                pickup: {
                    /** @constant */
                    may: "free";
                } | {
                    /** @constant */
                    may: "fee";
                    cents: number;
                } | {
                    /** @constant */
                    may: "no";
                    /** @enum {string} */
                    why: "window-started" | "less-than-8-hours" | "picked-up" | "delivered" | "cancelled" | "no-delivery" | "no-consumer" | "withdrawn" | "withdrawal-over" | "hidden";
                };
                delivery: {
                    /** @constant */
                    may: "free";
                } | {
                    /** @constant */
                    may: "fee";
                    cents: number;
                } | {
                    /** @constant */
                    may: "no";
                    /** @enum {string} */
                    why: "window-started" | "less-than-8-hours" | "picked-up" | "delivered" | "cancelled" | "no-delivery" | "no-consumer" | "withdrawn" | "withdrawal-over" | "hidden";
                };
                both: {
                    /** @constant */
                    may: "free";
                } | {
                    /** @constant */
                    may: "fee";
                    cents: number;
                } | {
                    /** @constant */
                    may: "no";
                    /** @enum {string} */
                    why: "window-started" | "less-than-8-hours" | "picked-up" | "delivered" | "cancelled" | "no-delivery" | "no-consumer" | "withdrawn" | "withdrawal-over" | "hidden";
                };
                cancel: {
                    /** @constant */
                    may: "free";
                } | {
                    /** @constant */
                    may: "fee";
                    cents: number;
                } | {
                    /** @constant */
                    may: "no";
                    /** @enum {string} */
                    why: "window-started" | "less-than-8-hours" | "picked-up" | "delivered" | "cancelled" | "no-delivery" | "no-consumer" | "withdrawn" | "withdrawal-over" | "hidden";
                };
                withdraw: {
                    /** @constant */
                    may: "free";
                } | {
                    /** @constant */
                    may: "fee";
                    cents: number;
                } | {
                    /** @constant */
                    may: "no";
                    /** @enum {string} */
                    why: "window-started" | "less-than-8-hours" | "picked-up" | "delivered" | "cancelled" | "no-delivery" | "no-consumer" | "withdrawn" | "withdrawal-over" | "hidden";
                };
                details: {
                    /** @constant */
                    may: "free";
                } | {
                    /** @constant */
                    may: "fee";
                    cents: number;
                } | {
                    /** @constant */
                    may: "no";
                    /** @enum {string} */
                    why: "window-started" | "less-than-8-hours" | "picked-up" | "delivered" | "cancelled" | "no-delivery" | "no-consumer" | "withdrawn" | "withdrawal-over" | "hidden";
                };
            };
            limits: {
                freeUntil: string;
                pickupStarts: string;
                deliveryFreeUntil: string | null;
                withdrawUntil: string;
            };
            hides: ("people" | "until-code") | null;
            lateFee: number;
            bill: {
                groups: {
                    heading: {
                        label: string;
                        amount: string;
                    } | null;
                    lines: {
                        label: string;
                        cents: number;
                    }[];
                }[];
                total: number;
                vat: number;
                /** @enum {string} */
                state: "open" | "paid" | "partly-refunded" | "refunded" | "overdue" | "written-off" | "charged-back" | "overpaid";
                paid: number;
                refunded: number;
                returning: number;
                isCollective: boolean;
                open: number;
                payBy: string;
                pay: string | null;
                invoices: {
                    number: string;
                    date: string;
                    total: number;
                    credits: string | null;
                }[];
            } | null;
            again: {
                location: {
                    address: string;
                    city: string;
                    country: string;
                    lat: number | null;
                    lon: number | null;
                    postalCode: string;
                    thoroughfare: string;
                    subThoroughfare: string;
                    byHand?: boolean;
                };
                company: {
                    id: string;
                    firstName: string;
                } | null;
                hasBag: boolean | null;
            } | null;
            findings: {
                piece: string;
                kinds: ("stain" | "hole" | "button")[];
                note: string;
                photos: string[];
            }[];
            care: boolean;
            plan: {
                /** @enum {number} */
                every: 1 | 2 | 3 | 4;
                weekday: number;
                pickupFrom: string;
                pickupTo: string;
                next: string | null;
            } | null;
        };
        OrderCare: {
            deliveredAt: string | null;
            until: string | null;
            pieces: {
                piece: string;
                label: string;
            }[];
            complaints: {
                id: string;
                piece: string | null;
                /** @enum {string} */
                state: "open" | "asked" | "offered" | "accepted" | "done";
                answerBy: string;
                messages: {
                    /** @enum {string} */
                    by: "customer" | "us";
                    at: string;
                    text: string;
                    offer: {
                        /** @enum {string} */
                        kind: "money" | "cleaning";
                        cents: number | null;
                        acceptedAt: string | null;
                    } | null;
                }[];
                photos: string[];
            }[];
        };
        OrderPlan: {
            plan: {
                /** @enum {number} */
                every: 1 | 2 | 3 | 4;
                weekday: number;
                pickupFrom: string;
                pickupTo: string;
                next: string | null;
                pausedUntil: string | null;
                turns: {
                    date: string;
                    /** @enum {string} */
                    outcome: "first" | "ordered" | "moved" | "skipped" | "none-free" | "closed" | "overdue";
                    order: {
                        number: string;
                        /** @enum {string} */
                        state: "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
                        pickup: {
                            date: string;
                            from: string;
                            to: string;
                            starts: string;
                        };
                    } | null;
                }[];
                coming: {
                    date: string;
                    day: string;
                    outcome: ("first" | "ordered" | "moved" | "skipped" | "none-free" | "closed" | "overdue") | null;
                    may: ("skip" | "unskip") | null;
                }[];
                skips: string | null;
            } | null;
            weekdays: number[];
            hours: string[];
            pickup: {
                weekday: number;
                from: string;
            };
            last: string;
            today: string;
        };
        CreateToken: {
            token: string;
            refresh: string;
        };
        RecoverEmail: {
            cooldown: number;
        };
        ServicePoint: {
            company: string;
            addressLine: string;
            bls: string;
            serviceCompany: {
                display: string;
            } | null;
            postNLHub: {
                name: string;
            } | null;
            hub: {
                name: string;
            } | null;
            collections?: {
                placed: number;
                limit: number;
            };
        };
        PlaceRetailOrder: {
            id: string;
            number: string;
            pickupTime: string;
            frames: {
                pickup: {
                    from: string;
                    to: string;
                };
            };
            collections?: {
                placed: number;
                limit: number;
            };
            link: string;
        };
        WebhookMessage: {
            /** @enum {string} */
            type: "order.placed" | "order.changed" | "order.pickup-missed" | "order.picked-up" | "order.counted" | "order.recounted" | "order.ready" | "order.delivery-missed" | "order.delivered" | "order.cancelled" | "order.withdrawn" | "order.bill-sent" | "order.payment-changed" | "order.refund-changed";
            timestamp: string;
            data: {
                /** @enum {string} */
                by: "customer" | "staff" | "driver" | "payment-service" | "clock";
                order: {
                    /** Format: uuid */
                    id: string;
                    number: string;
                    /** @enum {string} */
                    kind: "consumer" | "re-use" | "re-cover" | "b2b" | "retail" | "collection";
                    /** @enum {string} */
                    state: "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
                    version: number;
                    hub: string;
                    pickup: {
                        date: string;
                        time: string;
                    };
                    delivery: {
                        date: string;
                        time: string;
                    } | null;
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    orderByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10006",
                     *       "kind": "consumer",
                     *       "state": "placed",
                     *       "version": 1,
                     *       "placedAt": "2026-11-15T09:00:00+01:00",
                     *       "pickup": {
                     *         "date": "2026-11-17",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-17T08:00:00+01:00"
                     *       },
                     *       "delivery": {
                     *         "date": "2026-11-19",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-19T08:00:00+01:00"
                     *       },
                     *       "awaits": null,
                     *       "missedDeliveries": 0,
                     *       "next": null,
                     *       "withdrawnAt": null,
                     *       "address": [
                     *         "Lange Veerstraat 18-A",
                     *         "2011 DB Haarlem"
                     *       ],
                     *       "postalCode": "2011DB",
                     *       "contact": {
                     *         "name": "Noor Bakker",
                     *         "phone": "06 87654321"
                     *       },
                     *       "services": [
                     *         {
                     *           "code": "DC",
                     *           "name": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "code": "WF",
                     *           "name": "Wash and fold"
                     *         }
                     *       ],
                     *       "bags": null,
                     *       "notes": "",
                     *       "instructions": {},
                     *       "history": [
                     *         {
                     *           "kind": "placed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         }
                     *       ],
                     *       "allowed": {
                     *         "pickup": {
                     *           "may": "free"
                     *         },
                     *         "delivery": {
                     *           "may": "free"
                     *         },
                     *         "both": {
                     *           "may": "free"
                     *         },
                     *         "cancel": {
                     *           "may": "free"
                     *         },
                     *         "withdraw": {
                     *           "may": "free"
                     *         },
                     *         "details": {
                     *           "may": "free"
                     *         }
                     *       },
                     *       "limits": {
                     *         "freeUntil": "2026-11-17T00:00:00+01:00",
                     *         "pickupStarts": "2026-11-17T08:00:00+01:00",
                     *         "deliveryFreeUntil": "2026-11-19T00:00:00+01:00",
                     *         "withdrawUntil": "2026-11-30"
                     *       },
                     *       "hides": null,
                     *       "lateFee": 1000,
                     *       "bill": null,
                     *       "again": null,
                     *       "findings": [],
                     *       "care": false,
                     *       "plan": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderByLink"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderWindows: {
        parameters: {
            query?: {
                pickup?: string;
            };
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
                /** @example pickup */
                kind: "pickup" | "delivery";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-16",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": false
                     *       },
                     *       {
                     *         "date": "2026-11-17",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        hours: {
                            from: string;
                            to: string;
                            available: boolean;
                        }[];
                        default: boolean;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "deliveryTime": "2026-11-20T10:00:00+01:00"
                 *     }
                 */
                "application/json": {
                    version: number;
                    pickupTime?: string;
                    deliveryTime?: string;
                    acceptedFee?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10008",
                     *       "kind": "consumer",
                     *       "state": "placed",
                     *       "version": 2,
                     *       "placedAt": "2026-11-15T09:00:00+01:00",
                     *       "pickup": {
                     *         "date": "2026-11-17",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-17T08:00:00+01:00"
                     *       },
                     *       "delivery": {
                     *         "date": "2026-11-20",
                     *         "from": "10:00",
                     *         "to": "12:00",
                     *         "starts": "2026-11-20T10:00:00+01:00"
                     *       },
                     *       "awaits": null,
                     *       "missedDeliveries": 0,
                     *       "next": null,
                     *       "withdrawnAt": null,
                     *       "address": [
                     *         "Lange Veerstraat 18-A",
                     *         "2011 DB Haarlem"
                     *       ],
                     *       "postalCode": "2011DB",
                     *       "contact": {
                     *         "name": "Noor Bakker",
                     *         "phone": "06 87654321"
                     *       },
                     *       "services": [
                     *         {
                     *           "code": "DC",
                     *           "name": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "code": "WF",
                     *           "name": "Wash and fold"
                     *         }
                     *       ],
                     *       "bags": null,
                     *       "notes": "",
                     *       "instructions": {},
                     *       "history": [
                     *         {
                     *           "kind": "placed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         },
                     *         {
                     *           "kind": "windows-changed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         }
                     *       ],
                     *       "allowed": {
                     *         "pickup": {
                     *           "may": "free"
                     *         },
                     *         "delivery": {
                     *           "may": "free"
                     *         },
                     *         "both": {
                     *           "may": "free"
                     *         },
                     *         "cancel": {
                     *           "may": "free"
                     *         },
                     *         "withdraw": {
                     *           "may": "free"
                     *         },
                     *         "details": {
                     *           "may": "free"
                     *         }
                     *       },
                     *       "limits": {
                     *         "freeUntil": "2026-11-17T00:00:00+01:00",
                     *         "pickupStarts": "2026-11-17T08:00:00+01:00",
                     *         "deliveryFreeUntil": "2026-11-20T02:00:00+01:00",
                     *         "withdrawUntil": "2026-11-30"
                     *       },
                     *       "hides": null,
                     *       "lateFee": 1000,
                     *       "bill": null,
                     *       "again": null,
                     *       "findings": [],
                     *       "care": false,
                     *       "plan": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderByLink"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_changed, not_possible_now, idempotency_running, slot_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, fee_not_accepted, delivery_too_early, slot_not_offered, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version: number;
                    acceptedFee?: number;
                    stopPlan?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10009",
                     *       "kind": "consumer",
                     *       "state": "cancelled",
                     *       "version": 2,
                     *       "placedAt": "2026-11-15T09:00:00+01:00",
                     *       "pickup": {
                     *         "date": "2026-11-17",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-17T08:00:00+01:00"
                     *       },
                     *       "delivery": {
                     *         "date": "2026-11-19",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-19T08:00:00+01:00"
                     *       },
                     *       "awaits": null,
                     *       "missedDeliveries": 0,
                     *       "next": null,
                     *       "withdrawnAt": null,
                     *       "address": [
                     *         "Lange Veerstraat 18-A",
                     *         "2011 DB Haarlem"
                     *       ],
                     *       "postalCode": "2011DB",
                     *       "contact": {
                     *         "name": "Noor Bakker",
                     *         "phone": "06 87654321"
                     *       },
                     *       "services": [
                     *         {
                     *           "code": "DC",
                     *           "name": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "code": "WF",
                     *           "name": "Wash and fold"
                     *         }
                     *       ],
                     *       "bags": null,
                     *       "notes": "",
                     *       "instructions": {},
                     *       "history": [
                     *         {
                     *           "kind": "placed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         },
                     *         {
                     *           "kind": "cancelled",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         }
                     *       ],
                     *       "allowed": {
                     *         "pickup": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "delivery": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "both": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "cancel": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "withdraw": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "details": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         }
                     *       },
                     *       "limits": {
                     *         "freeUntil": "2026-11-17T00:00:00+01:00",
                     *         "pickupStarts": "2026-11-17T08:00:00+01:00",
                     *         "deliveryFreeUntil": "2026-11-19T00:00:00+01:00",
                     *         "withdrawUntil": "2026-11-30"
                     *       },
                     *       "hides": null,
                     *       "lateFee": 1000,
                     *       "bill": null,
                     *       "again": {
                     *         "location": {
                     *           "address": "Lange Veerstraat 18-A\n2011 DB Haarlem",
                     *           "city": "Haarlem",
                     *           "country": "Netherlands",
                     *           "lat": 52.3806,
                     *           "lon": 4.6373,
                     *           "postalCode": "2011DB",
                     *           "thoroughfare": "Lange Veerstraat",
                     *           "subThoroughfare": "18-A"
                     *         },
                     *         "company": null,
                     *         "hasBag": true
                     *       },
                     *       "findings": [],
                     *       "care": false,
                     *       "plan": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderByLink"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_changed, not_possible_now, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, fee_not_accepted, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10010",
                     *       "kind": "consumer",
                     *       "state": "cancelled",
                     *       "version": 2,
                     *       "placedAt": "2026-11-15T09:00:00+01:00",
                     *       "pickup": {
                     *         "date": "2026-11-17",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-17T08:00:00+01:00"
                     *       },
                     *       "delivery": {
                     *         "date": "2026-11-19",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-19T08:00:00+01:00"
                     *       },
                     *       "awaits": null,
                     *       "missedDeliveries": 0,
                     *       "next": null,
                     *       "withdrawnAt": "2026-11-15T09:00:00+01:00",
                     *       "address": [
                     *         "Lange Veerstraat 18-A",
                     *         "2011 DB Haarlem"
                     *       ],
                     *       "postalCode": "2011DB",
                     *       "contact": {
                     *         "name": "Noor Bakker",
                     *         "phone": "06 87654321"
                     *       },
                     *       "services": [
                     *         {
                     *           "code": "DC",
                     *           "name": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "code": "WF",
                     *           "name": "Wash and fold"
                     *         }
                     *       ],
                     *       "bags": null,
                     *       "notes": "",
                     *       "instructions": {},
                     *       "history": [
                     *         {
                     *           "kind": "placed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         },
                     *         {
                     *           "kind": "withdrawn",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         }
                     *       ],
                     *       "allowed": {
                     *         "pickup": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "delivery": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "both": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "cancel": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         },
                     *         "withdraw": {
                     *           "may": "no",
                     *           "why": "withdrawn"
                     *         },
                     *         "details": {
                     *           "may": "no",
                     *           "why": "cancelled"
                     *         }
                     *       },
                     *       "limits": {
                     *         "freeUntil": "2026-11-17T00:00:00+01:00",
                     *         "pickupStarts": "2026-11-17T08:00:00+01:00",
                     *         "deliveryFreeUntil": "2026-11-19T00:00:00+01:00",
                     *         "withdrawUntil": "2026-11-30"
                     *       },
                     *       "hides": null,
                     *       "lateFee": 1000,
                     *       "bill": null,
                     *       "again": {
                     *         "location": {
                     *           "address": "Lange Veerstraat 18-A\n2011 DB Haarlem",
                     *           "city": "Haarlem",
                     *           "country": "Netherlands",
                     *           "lat": 52.3806,
                     *           "lon": 4.6373,
                     *           "postalCode": "2011DB",
                     *           "thoroughfare": "Lange Veerstraat",
                     *           "subThoroughfare": "18-A"
                     *         },
                     *         "company": null,
                     *         "hasBag": true
                     *       },
                     *       "findings": [],
                     *       "care": false,
                     *       "plan": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderByLink"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_changed, not_possible_now, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrderDetails: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "notes": "Twee keer bellen"
                 *     }
                 */
                "application/json": {
                    version: number;
                    name?: string;
                    phone?: string;
                    phoneAsTyped?: boolean;
                    notes?: string;
                    instructions?: {
                        bell?: string;
                        floor?: string;
                        neighbour?: string;
                        leaveWith?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10011",
                     *       "kind": "consumer",
                     *       "state": "placed",
                     *       "version": 2,
                     *       "placedAt": "2026-11-15T09:00:00+01:00",
                     *       "pickup": {
                     *         "date": "2026-11-17",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-17T08:00:00+01:00"
                     *       },
                     *       "delivery": {
                     *         "date": "2026-11-19",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-19T08:00:00+01:00"
                     *       },
                     *       "awaits": null,
                     *       "missedDeliveries": 0,
                     *       "next": null,
                     *       "withdrawnAt": null,
                     *       "address": [
                     *         "Lange Veerstraat 18-A",
                     *         "2011 DB Haarlem"
                     *       ],
                     *       "postalCode": "2011DB",
                     *       "contact": {
                     *         "name": "Noor Bakker",
                     *         "phone": "06 87654321"
                     *       },
                     *       "services": [
                     *         {
                     *           "code": "DC",
                     *           "name": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "code": "WF",
                     *           "name": "Wash and fold"
                     *         }
                     *       ],
                     *       "bags": null,
                     *       "notes": "Twee keer bellen",
                     *       "instructions": {},
                     *       "history": [
                     *         {
                     *           "kind": "placed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         },
                     *         {
                     *           "kind": "details-changed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         }
                     *       ],
                     *       "allowed": {
                     *         "pickup": {
                     *           "may": "free"
                     *         },
                     *         "delivery": {
                     *           "may": "free"
                     *         },
                     *         "both": {
                     *           "may": "free"
                     *         },
                     *         "cancel": {
                     *           "may": "free"
                     *         },
                     *         "withdraw": {
                     *           "may": "free"
                     *         },
                     *         "details": {
                     *           "may": "free"
                     *         }
                     *       },
                     *       "limits": {
                     *         "freeUntil": "2026-11-17T00:00:00+01:00",
                     *         "pickupStarts": "2026-11-17T08:00:00+01:00",
                     *         "deliveryFreeUntil": "2026-11-19T00:00:00+01:00",
                     *         "withdrawUntil": "2026-11-30"
                     *       },
                     *       "hides": null,
                     *       "lateFee": 1000,
                     *       "bill": null,
                     *       "again": null,
                     *       "findings": [],
                     *       "care": false,
                     *       "plan": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderByLink"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_changed, not_possible_now, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendOrderCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10015",
                     *       "kind": "consumer",
                     *       "state": "placed",
                     *       "version": 1,
                     *       "placedAt": "2026-11-15T09:00:00+01:00",
                     *       "pickup": {
                     *         "date": "2026-11-17",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-17T08:00:00+01:00"
                     *       },
                     *       "delivery": {
                     *         "date": "2026-11-19",
                     *         "from": "08:00",
                     *         "to": "10:00",
                     *         "starts": "2026-11-19T08:00:00+01:00"
                     *       },
                     *       "awaits": null,
                     *       "missedDeliveries": 0,
                     *       "next": null,
                     *       "withdrawnAt": null,
                     *       "address": [
                     *         "Lange Veerstraat 18-A",
                     *         "2011 DB Haarlem"
                     *       ],
                     *       "postalCode": "2011DB",
                     *       "contact": {
                     *         "name": "Noor Bakker",
                     *         "phone": "06 87654321"
                     *       },
                     *       "services": [
                     *         {
                     *           "code": "DC",
                     *           "name": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "code": "WF",
                     *           "name": "Wash and fold"
                     *         }
                     *       ],
                     *       "bags": null,
                     *       "notes": "",
                     *       "instructions": {},
                     *       "history": [
                     *         {
                     *           "kind": "placed",
                     *           "at": "2026-11-15T09:00:00+01:00"
                     *         }
                     *       ],
                     *       "allowed": {
                     *         "pickup": {
                     *           "may": "free"
                     *         },
                     *         "delivery": {
                     *           "may": "free"
                     *         },
                     *         "both": {
                     *           "may": "free"
                     *         },
                     *         "cancel": {
                     *           "may": "free"
                     *         },
                     *         "withdraw": {
                     *           "may": "free"
                     *         },
                     *         "details": {
                     *           "may": "free"
                     *         }
                     *       },
                     *       "limits": {
                     *         "freeUntil": "2026-11-17T00:00:00+01:00",
                     *         "pickupStarts": "2026-11-17T08:00:00+01:00",
                     *         "deliveryFreeUntil": "2026-11-19T00:00:00+01:00",
                     *         "withdrawUntil": "2026-11-30"
                     *       },
                     *       "hides": null,
                     *       "lateFee": 1000,
                     *       "bill": null,
                     *       "again": null,
                     *       "findings": [],
                     *       "care": false,
                     *       "plan": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderByLink"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_code_wrong */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendOrderLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownedOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Hotel De Gouden Leeuw",
                     *       "orders": []
                     *     }
                     */
                    "application/json": {
                        name: string;
                        orders: {
                            number: string;
                            /** @enum {string} */
                            kind: "consumer" | "re-use" | "re-cover" | "b2b" | "retail" | "collection";
                            /** @enum {string} */
                            state: "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
                            placedAt: string;
                            pickup: {
                                date: string;
                                from: string;
                                to: string;
                                starts: string;
                            };
                            delivery: {
                                date: string;
                                from: string;
                                to: string;
                                starts: string;
                            } | null;
                            awaits: ("pickup" | "delivery") | null;
                            services: {
                                code: string;
                                name: string;
                            }[];
                            link: string;
                            bags: number | null;
                        }[];
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
                /** @example 2026-000001 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    billByCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0123456789ab */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "W-10001",
                     *       "bill": {
                     *         "groups": [
                     *           {
                     *             "heading": {
                     *               "label": "By the kilo",
                     *               "amount": "6 kg"
                     *             },
                     *             "lines": [
                     *               {
                     *                 "label": "Wash, tumble dry and fold, 0 to 6 kg",
                     *                 "cents": 2495
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "heading": null,
                     *             "lines": [
                     *               {
                     *                 "label": "Pickup and delivery",
                     *                 "cents": 995
                     *               },
                     *               {
                     *                 "label": "Up to the minimum",
                     *                 "cents": 5
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 3495,
                     *         "vat": 607,
                     *         "state": "open",
                     *         "paid": 0,
                     *         "refunded": 0,
                     *         "returning": 0,
                     *         "isCollective": false,
                     *         "open": 3495,
                     *         "payBy": "2026-11-29",
                     *         "pay": "/en/pay/0123456789ab",
                     *         "invoices": []
                     *       },
                     *       "isPending": false,
                     *       "methods": [
                     *         "ideal",
                     *         "creditcard"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        number: string;
                        bill: {
                            groups: {
                                heading: {
                                    label: string;
                                    amount: string;
                                } | null;
                                lines: {
                                    label: string;
                                    cents: number;
                                }[];
                            }[];
                            total: number;
                            vat: number;
                            /** @enum {string} */
                            state: "open" | "paid" | "partly-refunded" | "refunded" | "overdue" | "written-off" | "charged-back" | "overpaid";
                            paid: number;
                            refunded: number;
                            returning: number;
                            isCollective: boolean;
                            open: number;
                            payBy: string;
                            pay: string | null;
                            invoices: {
                                number: string;
                                date: string;
                                total: number;
                                credits: string | null;
                            }[];
                        };
                        isPending: boolean;
                        methods: ("ideal" | "creditcard" | "paypal" | "banktransfer")[];
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description pay_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example 0123456789ab */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "ideal"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    method: "ideal" | "creditcard" | "paypal" | "banktransfer";
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checkout": "https://bank.example/tr_1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001"
                     *     }
                     */
                    "application/json": {
                        /** Format: uri */
                        checkout: string;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description pay_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description nothing_due, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payment_service_unavailable, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAssistants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        mostCents: number;
                        spentCents: number;
                        createdAt: string;
                        expiresAt: string;
                        usedAt: string | null;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    allowAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mijn assistent",
                 *       "mostEuros": 100,
                 *       "days": 7
                 *     }
                 */
                "application/json": {
                    name: string;
                    mostEuros: number;
                    /** @enum {number} */
                    days: 1 | 7 | 30;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "assistant": {
                     *         "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *         "name": "Mijn assistent",
                     *         "mostCents": 10000,
                     *         "spentCents": 0,
                     *         "createdAt": "2026-11-15T08:00:00.000Z",
                     *         "expiresAt": "2026-11-22T08:00:00.000Z",
                     *         "usedAt": null
                     *       },
                     *       "token": "HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": {
                        assistant: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            mostCents: number;
                            spentCents: number;
                            createdAt: string;
                            expiresAt: string;
                            usedAt: string | null;
                        };
                        token: string;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden, email_unconfirmed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderCare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveredAt": null,
                     *       "until": null,
                     *       "pieces": [],
                     *       "complaints": []
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCare"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendPhotoPiece: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
                /** @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "size": 6,
                 *       "start": 0,
                 *       "data": "AAAA"
                 *     }
                 */
                "application/json": {
                    size: number;
                    start: number;
                    data: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": 3,
                     *       "ready": false
                     *     }
                     */
                    "application/json": {
                        received: number;
                        ready: boolean;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_possible_now, photos_limit_reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description photo_unreadable, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
                /** @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportProblem: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Er zit een vlek in.",
                 *       "photos": []
                 *     }
                 */
                "application/json": {
                    piece?: string;
                    text: string;
                    photos: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveredAt": "2026-11-15T09:00:00+01:00",
                     *       "until": "2026-11-17T09:00:00+01:00",
                     *       "pieces": [
                     *         {
                     *           "piece": "WF:wash-tumble-dry-and-fold",
                     *           "label": "Wash, tumble dry and fold, 0 to 6 kg"
                     *         }
                     *       ],
                     *       "complaints": [
                     *         {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "piece": null,
                     *           "state": "open",
                     *           "answerBy": "2026-11-17T09:00:00+01:00",
                     *           "messages": [
                     *             {
                     *               "by": "customer",
                     *               "at": "2026-11-15T09:00:00+01:00",
                     *               "text": "Er zit een vlek in.",
                     *               "offer": null
                     *             }
                     *           ],
                     *           "photos": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCare"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_possible_now, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
                /** @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accepts": true
                 *     }
                 */
                "application/json": {
                    accepts: boolean;
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveredAt": "2026-11-15T09:00:00+01:00",
                     *       "until": "2026-11-17T09:00:00+01:00",
                     *       "pieces": [
                     *         {
                     *           "piece": "WF:wash-tumble-dry-and-fold",
                     *           "label": "Wash, tumble dry and fold, 0 to 6 kg"
                     *         }
                     *       ],
                     *       "complaints": [
                     *         {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "piece": null,
                     *           "state": "accepted",
                     *           "answerBy": "2026-11-17T09:00:00+01:00",
                     *           "messages": [
                     *             {
                     *               "by": "customer",
                     *               "at": "2026-11-15T09:00:00+01:00",
                     *               "text": "Er zit een vlek in.",
                     *               "offer": null
                     *             },
                     *             {
                     *               "by": "us",
                     *               "at": "2026-11-15T09:00:00+01:00",
                     *               "text": "Sorry.",
                     *               "offer": {
                     *                 "kind": "cleaning",
                     *                 "cents": null,
                     *                 "acceptedAt": "2026-11-15T09:00:00+01:00"
                     *               }
                     *             }
                     *           ],
                     *           "photos": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCare"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_possible_now, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": null,
                     *       "weekdays": [
                     *         1,
                     *         2
                     *       ],
                     *       "hours": [
                     *         "08:00",
                     *         "10:00"
                     *       ],
                     *       "pickup": {
                     *         "weekday": 2,
                     *         "from": "08:00"
                     *       },
                     *       "last": "2026-11-17",
                     *       "today": "2026-11-15"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPlan"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_possible_now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "every": 1,
                 *       "weekday": 2,
                 *       "pickupFrom": "08:00"
                 *     }
                 */
                "application/json": {
                    /** @enum {number} */
                    every: 1 | 2 | 3 | 4;
                    weekday: number;
                    pickupFrom: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "every": 1,
                     *         "weekday": 2,
                     *         "pickupFrom": "08:00",
                     *         "pickupTo": "10:00",
                     *         "next": "2026-11-24",
                     *         "pausedUntil": null,
                     *         "turns": [
                     *           {
                     *             "date": "2026-11-17",
                     *             "outcome": "first",
                     *             "order": {
                     *               "number": "W-10019",
                     *               "state": "placed",
                     *               "pickup": {
                     *                 "date": "2026-11-17",
                     *                 "from": "08:00",
                     *                 "to": "10:00",
                     *                 "starts": "2026-11-17T08:00:00+01:00"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "coming": [
                     *           {
                     *             "date": "2026-11-17",
                     *             "day": "2026-11-17",
                     *             "outcome": "first",
                     *             "may": null
                     *           },
                     *           {
                     *             "date": "2026-11-24",
                     *             "day": "2026-11-24",
                     *             "outcome": null,
                     *             "may": "skip"
                     *           }
                     *         ],
                     *         "skips": "2026-11-24"
                     *       },
                     *       "weekdays": [
                     *         1,
                     *         2
                     *       ],
                     *       "hours": [
                     *         "08:00",
                     *         "10:00"
                     *       ],
                     *       "pickup": {
                     *         "weekday": 2,
                     *         "from": "08:00"
                     *       },
                     *       "last": "2026-11-17",
                     *       "today": "2026-11-15"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPlan"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_possible_now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slot_not_offered, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "do": "stop"
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    do: "skip";
                    date: string;
                } | {
                    /** @constant */
                    do: "unskip";
                    date: string;
                } | {
                    /** @constant */
                    do: "pause";
                    until: string;
                } | {
                    /** @constant */
                    do: "resume";
                } | {
                    /** @constant */
                    do: "stop";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "every": 1,
                     *         "weekday": 2,
                     *         "pickupFrom": "08:00",
                     *         "pickupTo": "10:00",
                     *         "next": null,
                     *         "pausedUntil": null,
                     *         "turns": [
                     *           {
                     *             "date": "2026-11-17",
                     *             "outcome": "first",
                     *             "order": {
                     *               "number": "W-10020",
                     *               "state": "placed",
                     *               "pickup": {
                     *                 "date": "2026-11-17",
                     *                 "from": "08:00",
                     *                 "to": "10:00",
                     *                 "starts": "2026-11-17T08:00:00+01:00"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "coming": [
                     *           {
                     *             "date": "2026-11-17",
                     *             "day": "2026-11-17",
                     *             "outcome": "first",
                     *             "may": null
                     *           }
                     *         ],
                     *         "skips": null
                     *       },
                     *       "weekdays": [
                     *         1,
                     *         2
                     *       ],
                     *       "hours": [
                     *         "08:00",
                     *         "10:00"
                     *       ],
                     *       "pickup": {
                     *         "weekday": 2,
                     *         "from": "08:00"
                     *       },
                     *       "last": "2026-11-17",
                     *       "today": "2026-11-15"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPlan"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order_link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_possible_now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description changed_too_often, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001"
                 *     }
                 */
                "application/json": {
                    uuid: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE",
                     *       "refresh": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["CreateToken"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                 *       "refreshToken": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                 *     }
                 */
                "application/json": {
                    uuid: string;
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE",
                     *       "refresh": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["CreateToken"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_refresh_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uuid": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                 *       "refreshToken": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                 *     }
                 */
                "application/json": {
                    uuid: string;
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    userExists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exists": false
                     *     }
                     */
                    "application/json": {
                        exists: boolean;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fullName": "Test Persoon",
                     *       "phone": "06 12345678",
                     *       "language": "nl",
                     *       "email": "noor@voorbeeld.example",
                     *       "hasBag": true
                     *     }
                     */
                    "application/json": {
                        fullName: string;
                        phone: string;
                        /** @enum {string} */
                        language: "nl" | "en";
                        email: string;
                        hasBag: boolean | null;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    myLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": {
                        address: string;
                        city: string;
                        country: string;
                        lat: number | null;
                        lon: number | null;
                        postalCode: string;
                        thoroughfare: string;
                        subThoroughfare: string;
                        byHand?: boolean;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *           "firstName": "B&B Aan de Vecht"
                     *         },
                     *         {
                     *           "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002",
                     *           "firstName": "Brasserie Noorderlicht"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: string;
                            firstName: string;
                        }[];
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    companyToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE",
                     *       "refresh": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["CreateToken"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description company_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "lakens op de lijn",
                 *       "token": "HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE",
                 *       "uuid": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001"
                 *     }
                 */
                "application/json": {
                    password: string;
                    token: string;
                    uuid: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE",
                     *       "refresh": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE.HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["CreateToken"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description user_recover_token_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description user_recover_token_expired */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description common_password, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recoverEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cooldown": 120
                     *     }
                     */
                    "application/json": components["schemas"]["RecoverEmail"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description user_recover_cooldown, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkRecoverToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "ttl": 7200
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        valid: true;
                        ttl: number;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description user_recover_token_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description user_recover_token_expired */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkRecoverEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@voorbeeld.example"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cooldown": 0
                     *     }
                     */
                    "application/json": components["schemas"]["RecoverEmail"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPickups: {
        parameters: {
            query: {
                /** @example 2011DB */
                postalCode: string;
                /** @example Haarlem */
                city?: string;
                thoroughfare?: string;
                subThoroughfare?: string;
                /** @example 0 */
                isNew: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-16",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": false
                     *       },
                     *       {
                     *         "date": "2026-11-17",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        hours: {
                            from: string;
                            to: string;
                            available: boolean;
                        }[];
                        default: boolean;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description expired_token, unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description outside_service_area, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                /** @example 2011DB */
                postalCode: string;
                /** @example Haarlem */
                city?: string;
                thoroughfare?: string;
                subThoroughfare?: string;
                /** @example 0 */
                isNew: "0" | "1";
                /** @example 2026-11-17T08:00:00 */
                pickupDate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-19",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": true
                     *       },
                     *       {
                     *         "date": "2026-11-20",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": false
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        hours: {
                            from: string;
                            to: string;
                            available: boolean;
                        }[];
                        default: boolean;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description expired_token, unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description outside_service_area, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listB2bTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8120 */
                code: string;
                /** @example pickup */
                type: "pickup" | "delivery";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-16",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": false
                     *       },
                     *       {
                     *         "date": "2026-11-17",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        hours: {
                            from: string;
                            to: string;
                            available: boolean;
                        }[];
                        default: boolean;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listB2bTimesForPickup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8120 */
                code: string;
                /** @example delivery */
                type: "pickup" | "delivery";
                /** @example 2026-11-17T08:00:00 */
                pickup: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-19",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": true
                     *       },
                     *       {
                     *         "date": "2026-11-20",
                     *         "hours": [
                     *           {
                     *             "from": "08:00",
                     *             "to": "10:00",
                     *             "available": true
                     *           },
                     *           {
                     *             "from": "10:00",
                     *             "to": "12:00",
                     *             "available": true
                     *           }
                     *         ],
                     *         "default": false
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        hours: {
                            from: string;
                            to: string;
                            available: boolean;
                        }[];
                        default: boolean;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkServiceArea: {
        parameters: {
            query: {
                /** @example 2011DB */
                postalCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isFound": true
                     *     }
                     */
                    "application/json": {
                        isFound: boolean;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestServiceArea: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postalCode": "9711LM",
                 *       "email": "noor@voorbeeld.example",
                 *       "houseAddition": null,
                 *       "houseNumber": null,
                 *       "reason": "not_in_service_area"
                 *     }
                 */
                "application/json": {
                    postalCode: string;
                    email: string;
                    houseAddition: string | null;
                    houseNumber: string | null;
                    /** @enum {string} */
                    reason: "post_nl_validation" | "external_service_error" | "not_in_service_area";
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    servicePoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7430 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "company": "Kapsalon De Krul",
                     *       "addressLine": "Gedempte Oude Gracht 41, 2011 GM Haarlem",
                     *       "bls": "BC12M",
                     *       "serviceCompany": {
                     *         "display": "Schoon & Zo Wasserij"
                     *       },
                     *       "postNLHub": {
                     *         "name": "PostNL Haarlem"
                     *       },
                     *       "hub": {
                     *         "name": "Haarlem Waarderpolder"
                     *       },
                     *       "collections": {
                     *         "placed": 2,
                     *         "limit": 1000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePoint"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    b2bServicePoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 8120 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "company": "Hotel De Gouden Leeuw",
                     *       "addressLine": "Lange Veerstraat 20, 2011 DB Haarlem",
                     *       "bls": "HG3LW",
                     *       "serviceCompany": {
                     *         "display": "Schoon & Zo Wasserij"
                     *       },
                     *       "postNLHub": {
                     *         "name": "PostNL Haarlem"
                     *       },
                     *       "hub": {
                     *         "name": "Haarlem Waarderpolder"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ServicePoint"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createReturnLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example BC12M */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "servicePoint": {
                     *         "bls": "BC12M",
                     *         "serviceCompany": {
                     *           "display": "Schoon & Zo Wasserij"
                     *         },
                     *         "postNLHub": {
                     *           "name": "PostNL Haarlem"
                     *         },
                     *         "hub": {
                     *           "name": "Haarlem Waarderpolder"
                     *         }
                     *       },
                     *       "returnLabel": {
                     *         "label": "3SWAS0123456789"
                     *       }
                     *     }
                     */
                    "application/json": {
                        servicePoint: {
                            bls: string;
                            serviceCompany: {
                                display: string;
                            } | null;
                            postNLHub: {
                                name: string;
                            } | null;
                            hub: {
                                name: string;
                            } | null;
                        };
                        returnLabel: {
                            label: string;
                        };
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "PostalCode": "2011DB",
                 *       "HouseNumber": "18",
                 *       "Addition": "A"
                 *     }
                 */
                "application/json": {
                    PostalCode: string;
                    HouseNumber: string;
                    Addition?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "FormattedAddress": [
                     *           "Lange Veerstraat 18-A",
                     *           "2011 DB Haarlem"
                     *         ],
                     *         "City": "Haarlem",
                     *         "Street": "Lange Veerstraat",
                     *         "HouseNumber": "18",
                     *         "Addition": "A",
                     *         "Latitude": 52.38114,
                     *         "Longitude": 4.63802
                     *       },
                     *       {
                     *         "FormattedAddress": [
                     *           "Lange Veerstraat 18",
                     *           "2011 DB Haarlem"
                     *         ],
                     *         "City": "Haarlem",
                     *         "Street": "Lange Veerstraat",
                     *         "HouseNumber": "18",
                     *         "Addition": "",
                     *         "Latitude": 52.38114,
                     *         "Longitude": 4.63802
                     *       }
                     *     ]
                     */
                    "application/json": {
                        FormattedAddress: string[];
                        City: string;
                        Street: string;
                        HouseNumber: string;
                        Addition: string;
                        Latitude?: number | null;
                        Longitude?: number | null;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description address_service_unavailable, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeRetailOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7430"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *       "number": "W-10001",
                     *       "pickupTime": "2026-11-16T08:00:00+01:00",
                     *       "frames": {
                     *         "pickup": {
                     *           "from": "2026-11-16T08:00:00+01:00",
                     *           "to": "2026-11-16T10:00:00+01:00"
                     *         }
                     *       },
                     *       "link": "/en/orders/HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceRetailOrder"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slot_taken, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description orders_limit_reached, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeCollection: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7430"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *       "number": "W-10002",
                     *       "pickupTime": "2026-11-16T08:00:00+01:00",
                     *       "frames": {
                     *         "pickup": {
                     *           "from": "2026-11-16T08:00:00+01:00",
                     *           "to": "2026-11-16T10:00:00+01:00"
                     *         }
                     *       },
                     *       "collections": {
                     *         "placed": 1,
                     *         "limit": 1000
                     *       },
                     *       "link": "/en/orders/HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceRetailOrder"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description items_limit_reached, slot_taken, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findCodeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example collection */
                kind: "retail" | "collection";
                /** @example 1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0002",
                     *       "number": "W-10003",
                     *       "pickupTime": "2026-11-16T08:00:00+01:00",
                     *       "frames": {
                     *         "pickup": {
                     *           "from": "2026-11-16T08:00:00+01:00",
                     *           "to": "2026-11-16T10:00:00+01:00"
                     *         }
                     *       },
                     *       "collections": {
                     *         "placed": 2,
                     *         "limit": 1000
                     *       },
                     *       "link": "/en/orders/HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceRetailOrder"];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeB2bOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "8120",
                 *       "pickupTime": "2026-11-17T08:00:00+01:00",
                 *       "deliveryTime": "2026-11-19T08:00:00+01:00",
                 *       "services": [
                 *         "dry-cleaning"
                 *       ],
                 *       "pickupPacksQty": 1
                 *     }
                 */
                "application/json": {
                    code: string;
                    pickupTime: string;
                    deliveryTime: string;
                    services: string[];
                    pickupPacksQty: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *       "number": "W-10004",
                     *       "status": "placed",
                     *       "services": [
                     *         "dry-cleaning"
                     *       ],
                     *       "pickupTime": "2026-11-17T08:00:00+01:00",
                     *       "deliveryTime": "2026-11-19T08:00:00+01:00",
                     *       "frames": {
                     *         "pickup": {
                     *           "from": "2026-11-17T08:00:00+01:00",
                     *           "to": "2026-11-17T10:00:00+01:00"
                     *         },
                     *         "delivery": {
                     *           "from": "2026-11-19T08:00:00+01:00",
                     *           "to": "2026-11-19T10:00:00+01:00"
                     *         }
                     *       },
                     *       "link": "/en/orders/HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE",
                     *       "pickupPacksQty": 1
                     *     }
                     */
                    "application/json": {
                        id: string;
                        number: string;
                        /** @constant */
                        status: "placed";
                        services: string[];
                        pickupTime: string;
                        deliveryTime: string | null;
                        frames: {
                            pickup: {
                                from: string;
                                to: string;
                            };
                            delivery: {
                                from: string;
                                to: string;
                            } | null;
                        };
                        link: string;
                        pickupPacksQty: number;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description location_not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slot_taken, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slot_not_offered, idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description orders_limit_reached, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description The device web id: an idempotency key belongs to it, and so do limits. */
                "x-device-web-id": string;
                /** @description The same key with the same body gives the first answer again, for 24 hours. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "email": "noor@voorbeeld.example",
                 *         "language": "nl",
                 *         "plainPassword": "lakens-op-de-lijn",
                 *         "phone": "06 87654321",
                 *         "name": "Noor Bakker",
                 *         "fullName": "Noor Bakker",
                 *         "hasBag": true
                 *       },
                 *       "order": {
                 *         "notes": "",
                 *         "couponCode": "",
                 *         "pickupTime": "2026-11-17T08:00:00+01:00",
                 *         "deliveryTime": "2026-11-19T08:00:00+01:00",
                 *         "pickupLocation": {
                 *           "address": "Lange Veerstraat 18-A\n2011 DB Haarlem",
                 *           "city": "Haarlem",
                 *           "country": "Netherlands",
                 *           "lat": 52.3806,
                 *           "lon": 4.6373,
                 *           "postalCode": "2011DB",
                 *           "thoroughfare": "Lange Veerstraat",
                 *           "subThoroughfare": "18-A"
                 *         },
                 *         "deliveryLocation": {
                 *           "address": "Lange Veerstraat 18-A\n2011 DB Haarlem",
                 *           "city": "Haarlem",
                 *           "country": "Netherlands",
                 *           "lat": 52.3806,
                 *           "lon": 4.6373,
                 *           "postalCode": "2011DB",
                 *           "thoroughfare": "Lange Veerstraat",
                 *           "subThoroughfare": "18-A"
                 *         },
                 *         "cleaningServices": [
                 *           "DC",
                 *           "WF"
                 *         ],
                 *         "data": {}
                 *       }
                 *     }
                 */
                "application/json": {
                    user: {
                        email?: string;
                        /** @enum {string} */
                        language?: "nl" | "en";
                        plainPassword?: string;
                        phone?: string;
                        phoneAsTyped?: boolean;
                        name?: string;
                        fullName?: string;
                        hasBag: boolean | null;
                    };
                    order: {
                        notes: string;
                        instructions?: {
                            bell?: string;
                            floor?: string;
                            neighbour?: string;
                            leaveWith?: string;
                        };
                        couponCode: string;
                        pickupTime: string;
                        deliveryTime?: string;
                        pickupLocation: {
                            address: string;
                            city: string;
                            country: string;
                            lat: number | null;
                            lon: number | null;
                            postalCode: string;
                            thoroughfare: string;
                            subThoroughfare: string;
                            byHand?: boolean;
                        };
                        deliveryLocation?: {
                            address: string;
                            city: string;
                            country: string;
                            lat: number | null;
                            lon: number | null;
                            postalCode: string;
                            thoroughfare: string;
                            subThoroughfare: string;
                            byHand?: boolean;
                        };
                        cleaningServices: ("DC" | "WF" | "LS" | "SS" | "IO")[];
                        data: {
                            contact?: {
                                name: string;
                                email: string;
                                phone: string;
                                phoneAsTyped?: boolean;
                            };
                        };
                        /** @enum {string} */
                        b2bType?: "re-use" | "re-cover";
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1f0c8b7e-6f0a-4f7e-9c36-0a8f5a1c0001",
                     *       "number": "W-10005",
                     *       "status": "placed",
                     *       "services": [
                     *         "DC",
                     *         "WF"
                     *       ],
                     *       "pickupTime": "2026-11-17T08:00:00+01:00",
                     *       "deliveryTime": "2026-11-19T08:00:00+01:00",
                     *       "frames": {
                     *         "pickup": {
                     *           "from": "2026-11-17T08:00:00+01:00",
                     *           "to": "2026-11-17T10:00:00+01:00"
                     *         },
                     *         "delivery": {
                     *           "from": "2026-11-19T08:00:00+01:00",
                     *           "to": "2026-11-19T10:00:00+01:00"
                     *         }
                     *       },
                     *       "link": "/en/orders/HwyLfm8KT36cNgqPWhwNAW9Tq1Yx3mC0RzJb7oVn2kE"
                     *     }
                     */
                    "application/json": {
                        id: string;
                        number: string;
                        /** @constant */
                        status: "placed";
                        services: string[];
                        pickupTime: string;
                        deliveryTime: string | null;
                        frames: {
                            pickup: {
                                from: string;
                                to: string;
                            };
                            delivery: {
                                from: string;
                                to: string;
                            } | null;
                        };
                        link: string;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slot_taken, idempotency_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description slot_not_offered, outside_service_area, coupon_unknown, coupon_expired, coupon_used_up, common_password, password_required, idempotency_mismatch, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description orders_limit_reached, too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    myOrders: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [],
                     *       "next": null,
                     *       "plans": []
                     *     }
                     */
                    "application/json": {
                        orders: {
                            number: string;
                            /** @enum {string} */
                            kind: "consumer" | "re-use" | "re-cover" | "b2b" | "retail" | "collection";
                            /** @enum {string} */
                            state: "placed" | "picked-up" | "counted" | "ready" | "delivered" | "cancelled";
                            placedAt: string;
                            pickup: {
                                date: string;
                                from: string;
                                to: string;
                                starts: string;
                            };
                            delivery: {
                                date: string;
                                from: string;
                                to: string;
                                starts: string;
                            } | null;
                            awaits: ("pickup" | "delivery") | null;
                            services: {
                                code: string;
                                name: string;
                            }[];
                            link: string;
                            toPay: {
                                cents: number;
                                path: string;
                            } | null;
                        }[];
                        next: string | null;
                        plans: {
                            /** @enum {number} */
                            every: 1 | 2 | 3 | 4;
                            weekday: number;
                            pickupFrom: string;
                            pickupTo: string;
                            next: string;
                            pausedUntil: string | null;
                            coming: {
                                date: string;
                                day: string;
                                outcome: ("first" | "ordered" | "moved" | "skipped" | "none-free" | "closed" | "overdue") | null;
                                may: ("skip" | "unskip") | null;
                            }[];
                            link: string;
                        }[];
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthorized, expired_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "WELKOM10"
                 *     }
                 */
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WELKOM10",
                     *       "percent": 10,
                     *       "amount": null
                     *     }
                     */
                    "application/json": {
                        code: string;
                        percent: number | null;
                        amount: number | null;
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description coupon_unknown, coupon_expired, coupon_used_up, validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCleaningServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "WF",
                     *         "name": "Wash and fold",
                     *         "prices": [
                     *           {
                     *             "alias": "wash-tumble-dry-and-fold",
                     *             "name": "Wash, tumble dry and fold, 0 to 6 kg",
                     *             "nameShort": "6 kg",
                     *             "amount": 24.95
                     *           },
                     *           {
                     *             "alias": "per-extra-kg",
                     *             "name": "Per extra kilo",
                     *             "nameShort": "per extra kg",
                     *             "amount": 4.25
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "type": "DC",
                     *         "name": "Dry cleaning and ironing",
                     *         "prices": [
                     *           {
                     *             "alias": "shirt",
                     *             "name": "Shirt",
                     *             "nameShort": "Shirt",
                     *             "amount": 3.5
                     *           },
                     *           {
                     *             "alias": "blouse",
                     *             "name": "Blouse",
                     *             "nameShort": "Blouse",
                     *             "amount": 6.95
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        type: "DC" | "WF" | "LS" | "SS" | "IO";
                        name: string;
                        prices: {
                            alias: string;
                            name: string;
                            nameShort: string;
                            amount: number;
                        }[];
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "droplocker": "dry-cleaning",
                     *           "title": "Dry cleaning and ironing"
                     *         },
                     *         {
                     *           "droplocker": "wash-and-fold",
                     *           "title": "Wash and fold"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            droplocker: string;
                            title: string;
                        }[];
                    };
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "alias": "PRICE_STARTER_KIT_DEPOSIT",
                     *         "name": "Laundry bag deposit",
                     *         "amount": 4.95
                     *       },
                     *       {
                     *         "alias": "PRICE_MINIMAL_ORDER_VALUE",
                     *         "name": "Minimum order value",
                     *         "amount": 34.95
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @enum {string} */
                        alias: "PRICE_STARTER_KIT_DEPOSIT" | "PRICE_MINIMAL_ORDER_VALUE" | "PRICE_SERVICE_FEE" | "PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER" | "PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE" | "PRICE_SHIPPING_FEE" | "PRICE_FREE_SHIPPING_FROM" | "PRICE_LATE_CHANGE" | "PRICE_MISSED_DELIVERY";
                        name: string;
                        amount: number;
                    }[];
                };
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportClientFailure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "order-failed",
                 *       "route": "order"
                 *     }
                 */
                "application/json": {
                    kind: string;
                    route: string;
                    requestId?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description malformed_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description validation_failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
