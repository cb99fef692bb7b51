export const jobOffersPath = '/RH/job_offers/gestion'
export const newJobOfferPath = `${jobOffersPath}/create`
export const addressOfJobOffer = (id: string) => `${jobOffersPath}/${id}/edit`
