import type { Language } from "@waslijn/contract/shared/constants";
import type { ProblemType } from "@waslijn/contract/shared/problem";

const GENERIC = {
  en: "Oops! Something went wrong at our side. We have been notified and will immediately start fixing it.",
  nl: "Oeps! Er ging bij ons iets mis. We hebben een melding gekregen en gaan er meteen mee aan de slag.",
};

/** Every problem's title for customers. */
const TITLES: Record<ProblemType, Record<Language, string>> = {
  validation_failed: {
    en: "Something you filled in is not right. Check it and try again.",
    nl: "Er klopt iets niet in wat je hebt ingevuld. Kijk het na en probeer het nog eens.",
  },
  malformed_request: {
    en: "We could not read this request.",
    nl: "We konden deze aanvraag niet lezen.",
  },
  unauthorized: { en: "Log in first.", nl: "Log eerst in." },
  expired_token: {
    en: "You have been away for a while. Log in again.",
    nl: "Je bent even weggeweest. Log opnieuw in.",
  },
  invalid_credentials: {
    en: "Invalid email or password",
    nl: "Ongeldig e-mailadres of wachtwoord",
  },
  invalid_refresh_token: {
    en: "Your session has ended. Log in again.",
    nl: "Je sessie is afgelopen. Log opnieuw in.",
  },
  forbidden: { en: "You cannot do this.", nl: "Dit kun je niet doen." },
  email_unconfirmed: {
    en: "Confirm your e-mail address first, with the button in the mail about your order. Or choose a new password by mail.",
    nl: "Bevestig eerst je e-mailadres, met de knop in de mail over je bestelling. Of kies via de mail een nieuw wachtwoord.",
  },
  order_again_expired: {
    en: "This form has expired or was used already. Look at the times once more and confirm again.",
    nl: "Dit formulier is verlopen of al gebruikt. Kijk de tijden nog een keer na en bevestig opnieuw.",
  },
  order_code_wrong: {
    en: "This code is wrong, or no longer valid. Check it, or ask for a new one.",
    nl: "Deze code klopt niet, of niet meer. Kijk hem na of vraag een nieuwe.",
  },
  sign_in_code_wrong: {
    en: "This code is wrong, or no longer valid. Check it, or ask for a new mail.",
    nl: "Deze code klopt niet, of niet meer. Kijk hem na of vraag een nieuwe mail.",
  },
  pin_needed: { en: "Enter your PIN first.", nl: "Voer eerst je pincode in." },
  pin_wrong: {
    en: "This PIN is wrong. Try again.",
    nl: "Deze pincode klopt niet. Probeer het nog eens.",
  },
  passkey_refused: {
    en: "We do not know this passkey, or it took too long. Try again.",
    nl: "We kennen deze passkey niet, of het duurde te lang. Probeer het nog eens.",
  },
  staff_exists: {
    en: "Somebody with this e-mail address works here already.",
    nl: "Er werkt hier al iemand met dit e-mailadres.",
  },
  last_owner: {
    en: "Someone has to be the owner. Make somebody else an owner first.",
    nl: "Er moet een eigenaar zijn. Maak eerst iemand anders eigenaar.",
  },
  passkey_needed: {
    en: "Show your passkey once more for this.",
    nl: "Laat hiervoor nog een keer je passkey zien.",
  },
  not_found: { en: "This does not exist.", nl: "Dit bestaat niet." },
  location_not_found: {
    en: "Location not found. Check the code and try again.",
    nl: "Deze locatie kennen we niet. Kijk de code na en probeer het nog eens.",
  },
  company_not_found: {
    en: "We do not know this company.",
    nl: "Dit bedrijf kennen we niet.",
  },
  link_invalid: {
    en: "This link does not work, or no longer.",
    nl: "Deze link werkt niet, of niet meer.",
  },
  method_not_allowed: {
    en: "This address does not take that method.",
    nl: "Dit adres kent deze methode niet.",
  },
  not_acceptable: {
    en: "We cannot answer in that form.",
    nl: "In die vorm kunnen we niet antwoorden.",
  },
  slot_taken: {
    en: "Someone was just ahead of you: this time is taken. Choose another one.",
    nl: "Iemand was je net voor: deze tijd is bezet. Kies een andere.",
  },
  items_limit_reached: {
    en: "The limit for today has been reached. You can place a new request tomorrow.",
    nl: "Het maximum voor vandaag is bereikt. Morgen kun je weer een aanvraag doen.",
  },
  idempotency_running: {
    en: "Your order is still being placed. One moment.",
    nl: "Je bestelling wordt nog geplaatst. Een ogenblik.",
  },
  order_changed: {
    en: "This order has just been changed. Look at what it is now and try again.",
    nl: "Deze bestelling is net gewijzigd. Kijk hoe hij er nu voor staat en probeer het opnieuw.",
  },
  runs_changed: {
    en: "Somebody has just changed these runs. Look at how they are now and try again.",
    nl: "Iemand heeft deze routes net gewijzigd. Kijk hoe ze er nu voor staan en probeer het opnieuw.",
  },
  stop_done: {
    en: "A stop that is done cannot be planned again.",
    nl: "Een stop die gedaan is, kun je niet opnieuw inplannen.",
  },
  stop_elsewhere: {
    en: "One of these stops is on another day or at another hub now, or was cancelled.",
    nl: "Een van deze stops is nu op een andere dag of bij een andere hub, of is geannuleerd.",
  },
  stop_conflict: {
    en: "Something else happened to this order first. What you reported is kept; call the desk.",
    nl: "Er gebeurde eerst iets anders met deze bestelling. Je melding is bewaard; bel de balie.",
  },
  run_exists: {
    en: "This driver has a run on this day already.",
    nl: "Deze chauffeur heeft op deze dag al een route.",
  },
  not_all_fit: {
    en: "Not all of these orders fit any more, so nothing was changed. Look at them again.",
    nl: "Niet al deze bestellingen passen nog, dus er is niets veranderd. Kijk ze nog eens na.",
  },
  not_undone: {
    en: "Too late to undo: something happened meanwhile. Nothing was changed.",
    nl: "Te laat om te herstellen: er is intussen iets gebeurd. Er is niets veranderd.",
  },
  data_changed: {
    en: "Somebody else changed this in the meantime. Nothing was changed; look at the difference.",
    nl: "Iemand anders heeft dit intussen gewijzigd. Er is niets veranderd; bekijk het verschil.",
  },
  concern_unsaid: {
    en: "This concerns other orders than you were shown. Nothing was changed; look again.",
    nl: "Dit raakt andere bestellingen dan je zag. Er is niets veranderd; kijk nog eens.",
  },
  area_overlaps: {
    en: "Some of these postal codes belong to another area already.",
    nl: "Een deel van deze postcodes hoort al bij een ander gebied.",
  },
  run_not_empty: {
    en: "This run still has stops. Take them out first.",
    nl: "Deze route heeft nog stops. Haal die er eerst uit.",
  },
  not_possible_now: {
    en: "That is no longer possible for this order.",
    nl: "Dat kan niet meer bij deze bestelling.",
  },
  order_link_invalid: {
    en: "This link does not work. Use the link in our latest e-mail.",
    nl: "Deze link werkt niet. Gebruik de link in onze laatste e-mail.",
  },
  pay_link_invalid: {
    en: "This payment link does not work. Use the link that we sent you last.",
    nl: "Deze betaallink werkt niet. Gebruik de link die we je het laatst hebben gestuurd.",
  },
  nothing_due: {
    en: "There is nothing left to pay.",
    nl: "Er is niets meer te betalen.",
  },
  more_than_paid: {
    en: "That is more than was paid.",
    nl: "Dat is meer dan er is betaald.",
  },
  photos_limit_reached: {
    en: "No more photos fit with this order.",
    nl: "Er passen geen foto’s meer bij deze bestelling.",
  },
  photo_unreadable: {
    en: "This is not a photo that we can read. Choose a JPEG, PNG or WebP.",
    nl: "Deze foto kunnen we niet lezen. Kies een JPEG, PNG of WebP.",
  },
  invoice_issued: {
    nl: "Van deze bestelling is de factuur al verstuurd.",
    en: "The invoice of this order has been issued already.",
  },
  count_empty: {
    en: "There is no piece and no kilo in this count. Confirm that there is nothing to count.",
    nl: "Er staat geen stuk en geen kilo in deze telling. Bevestig dat er niets te tellen is.",
  },
  fee_not_accepted: {
    en: "This change costs something by now. Check the amount and confirm it.",
    nl: "Deze wijziging kost inmiddels iets. Bekijk het bedrag en ga akkoord.",
  },
  delivery_too_early: {
    en: "With this pickup we cannot be back by then. Choose a new delivery as well.",
    nl: "Met deze ophaaltijd zijn we dan nog niet terug. Kies ook een nieuwe bezorgtijd.",
  },
  user_recover_token_expired: {
    en: "This link has expired. Ask for a new one.",
    nl: "Deze link is verlopen. Vraag een nieuwe aan.",
  },
  user_recover_token_invalid: {
    en: "This link is not valid.",
    nl: "Deze link is niet geldig.",
  },
  payload_too_large: { en: "This is too large.", nl: "Dit is te groot." },
  unsupported_media_type: {
    en: "We only read JSON here.",
    nl: "We lezen hier alleen JSON.",
  },
  slot_not_offered: {
    en: "We do not come at this time. Choose another one.",
    nl: "Op deze tijd komen we niet. Kies een andere.",
  },
  outside_service_area: {
    en: "We do not come to this postal code yet.",
    nl: "Op deze postcode komen we nog niet.",
  },
  coupon_unknown: {
    en: "We do not know this promo code.",
    nl: "Deze actiecode kennen we niet.",
  },
  coupon_expired: {
    en: "This promo code has expired.",
    nl: "Deze actiecode is verlopen.",
  },
  coupon_used_up: {
    en: "This promo code has been used and does not count once more.",
    nl: "Deze actiecode is al gebruikt en geldt niet nog eens.",
  },
  common_password: {
    en: "This password is used too often and easy to guess. Choose another one.",
    nl: "Dit wachtwoord wordt te vaak gebruikt en is makkelijk te raden. Kies een ander.",
  },
  password_required: {
    en: "Fill in your password once more to place the order.",
    nl: "Vul je wachtwoord nog een keer in om de bestelling te plaatsen.",
  },
  idempotency_mismatch: {
    en: "This order was already sent with other details.",
    nl: "Deze bestelling is al verstuurd met andere gegevens.",
  },
  too_many_requests: {
    en: "That was a bit too often. Wait a moment and try again.",
    nl: "Dat ging iets te vaak. Wacht even en probeer het opnieuw.",
  },
  changed_too_often: {
    en: "A lot has been changed today already. This change was not saved. Try again tomorrow, or call us if it can’t wait.",
    nl: "Er is vandaag al vaak iets gewijzigd. Deze wijziging is niet bewaard. Probeer het morgen weer, of bel ons als het niet kan wachten.",
  },
  user_recover_cooldown: {
    en: "We have just sent you a mail. Wait a moment before you ask for another one.",
    nl: "We hebben je net een mail gestuurd. Wacht even voordat je er nog een aanvraagt.",
  },
  orders_limit_reached: {
    en: "The number of orders for today has been reached. Call us if you need more.",
    nl: "Het aantal bestellingen voor vandaag is bereikt. Bel ons als je er meer nodig hebt.",
  },
  internal_error: GENERIC,
  address_service_unavailable: {
    en: "We cannot check addresses right now. Try again in a moment.",
    nl: "We kunnen adressen nu niet nakijken. Probeer het zo nog eens.",
  },
  payment_service_unavailable: {
    en: "Paying does not work right now. Nothing was charged. Try again in a moment.",
    nl: "Betalen lukt nu even niet. Er is niets afgeschreven. Probeer het zo nog eens.",
  },
  unavailable: {
    en: "We are busy for a moment. Try again shortly.",
    nl: "Het is even druk bij ons. Probeer het zo nog eens.",
  },
};

export const titleOf = (type: ProblemType, language: Language): string => TITLES[type][language];
