/**
 * The words on the two buttons that withdraw from an order, as the law gives them (BW 6:230oa; directive
 * 2011/83/EU, article 11a). An owner may word them otherwise as long as they cannot be misunderstood.
 */
export const withdrawalWords = {
  nl: { button: "Hier de overeenkomst herroepen", confirm: "Herroeping bevestigen" },
  en: { button: "Withdraw from contract here", confirm: "Confirm withdrawal" },
} as const;
