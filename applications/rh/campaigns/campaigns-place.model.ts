export const campaignsElement = 'rh/gestion_du_recrutement/campagnes'
export const campaignsPath = '/RH/gestion_du_recrutement/campagnes'

export const addressOfCampaign = (id: string) => `${campaignsPath}/${id}`
export const addressOfReturning = (id: string) => `${addressOfCampaign(id)}/rappel`
export const addressOfArrivals = (id: string) => `${addressOfCampaign(id)}/arrivees`

/** The page that an invitation opens, for who has no account. */
export const recallPath = '/rappel/:token'
export const addressOfRecall = (token: string, language: string) => `/rappel/${token}?language=${language}`
