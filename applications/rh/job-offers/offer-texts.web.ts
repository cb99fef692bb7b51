/** The texts of an offer, for the forms of other rooms. */
export { OfferTexts } from './web/offer-texts.tsx'
