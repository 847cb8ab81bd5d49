/**
 * Labels of the two buttons that withdraw from an order, as the law words them (BW 6:230oa; directive 2011/83/EU,
 * article 11a). A provider may reword them here as long as they stay unambiguous.
 */
export const withdrawalWords = {
  nl: { button: "Hier de overeenkomst herroepen", confirm: "Herroeping bevestigen" },
  en: { button: "Withdraw from contract here", confirm: "Confirm withdrawal" },
} as const;
