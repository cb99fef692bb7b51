export { OfferModels } from './web/offer-models.tsx'
