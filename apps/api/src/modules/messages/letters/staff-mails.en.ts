import { brand } from "@waslijn/contract/shared/brand";

/** Texts of the mails to staff. */
export const staffEn = () => ({
  staffSignIn: {
    subject: "Sign in to the console",
    title: "Here is your way in.",
    preview: "With a link, or with the code beside it.",
    intro: "Sign in with this link, or type the code on the page where you asked for it.",
    button: "Sign in",
    code: "Code",
    validity: (minutes: number) =>
      `Both are valid for ${minutes} minutes, and only one of them works, once. Didn’t ask for this? You don’t have to do anything.`,
  },
  staffPasskey: {
    subject: "Sign in with your passkey",
    title: "Your passkey is your way in.",
    preview: "You have one, so we send no link.",
    intro:
      "You asked for a link to sign in. You have a passkey, so we don’t send one: sign in with your passkey.",
    lost: "Lost your passkey? Ask an owner to invite you again. Didn’t ask for this? You don’t have to do anything.",
  },
  staffInvited: {
    subject: `You can work with ${brand.name}`,
    title: "Your place at the console is ready.",
    preview: "Sign in and make a passkey.",
    intro:
      "You have access to the console. Sign in with this link or code, and then make a passkey: from then on that is how you get in.",
    later: (minutes: number) =>
      `The link and the code are valid for ${minutes} minutes. Too late? Ask for a new mail on the sign-in page.`,
  },
  ownersNotified: {
    subject: (name: string) => `${name} was invited again`,
    title: (name: string) => `${name} gets a new way in.`,
    preview: "The old passkeys no longer work.",
    intro: (name: string) =>
      `${name} was invited again, perhaps because of a lost passkey. All passkeys and sessions of ${name} have ended, and a new link has been sent.`,
    doubt: "Didn’t you agree on this together? Remove the account at the console, under staff.",
  },
});
