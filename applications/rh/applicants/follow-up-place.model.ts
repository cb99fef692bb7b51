/** The page on which an applicant reads what becomes of his application. */
export const addressOfFollowUp = (clientName: string, token: string) =>
  `/candidatures/${encodeURIComponent(clientName)}/suivi/${token}`
