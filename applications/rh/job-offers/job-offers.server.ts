import { rhAnswers } from '#rh/rh-db.ts'
import { jobOffersCalls } from './job-offers.calls.ts'
import { jobPosting } from './job-posting.model.ts'
import { offersFeed } from './offers-feed.model.ts'
import { addressOfOffer, addressOfOffers } from './public-offer.model.ts'
import { publicOffersCalls } from './public-offers.calls.ts'
import { archiveOffer, closeOffer, duplicateOffer, pauseOffer, publishOffer } from './server/move-offer.ts'
import { offerChoices } from './server/offer-choices.queries.ts'
import { offerScopeOf } from './server/offer-scope.ts'
import { offerById } from './server/offers.queries.ts'
import { pageOfOffers } from './server/page-of-offers.queries.ts'
import { posterOfOffer } from './server/print-poster.ts'
import { noteVisit, offerIn, offersShown } from './server/public-offers.queries.ts'
import { createOffer, saveCriteria, saveDescription, saveDiffusion } from './server/write-offer.ts'

export { closeOffersJob } from './server/close-offers-job.ts'
export { offerNews, tellClosingOffersJob } from './server/tell-closing-offers-job.ts'
export { offersShown } from './server/public-offers.queries.ts'

export const jobOffersServers = [
  rhAnswers(jobOffersCalls, {
    getJobOffers: async (given, asked) => pageOfOffers(given.db, await offerScopeOf(given), asked),
    getJobOffer: async (given, { id }) => offerById(given.db, await offerScopeOf(given), id),
    getOfferChoices: async given => offerChoices(given.db, await offerScopeOf(given)),
    getOfferPoster: posterOfOffer,
    createJobOffer: createOffer,
    saveOfferCriteria: saveCriteria,
    saveOfferDescription: saveDescription,
    saveOfferDiffusion: saveDiffusion,
    publishJobOffer: publishOffer,
    pauseJobOffer: pauseOffer,
    closeJobOffer: closeOffer,
    duplicateJobOffer: duplicateOffer,
    archiveJobOffer: archiveOffer,
  }),

  rhAnswers(publicOffersCalls, {
    getPublicOffers: async ({ db, clock }, { clientName, language }) => {
      const { name, logo, offers } = await offersShown(db, { clientName, today: clock.today().toString() })
      return { client: { name, logo }, offers: offers.filter(onSite).map(offer => offerIn(language, offer)) }
    },
    getPublicOffer: async ({ db, clock, origins }, { clientName, offerId, language }) => {
      const shown = await offersShown(db, { clientName, today: clock.today().toString() })
      const { name, slug, logo } = shown
      const offers = shown.offers.filter(onSite).map(offer => offerIn(language, offer))
      const offer = offers.find(({ id }) => id === offerId) ?? null
      const [origin = ''] = origins
      const around = {
        client: name,
        url: `${origin}${addressOfOffer(slug, offerId)}`,
        logoUrl: logo && `${origin}/api/${logo}`,
      }
      return { client: { name, logo }, offers, offer, jobPosting: offer && jobPosting(offer, around) }
    },
    getOffersFeed: async ({ db, clock, origins }, { clientName }) => {
      const { name, slug, offers } = await offersShown(db, { clientName, today: clock.today().toString() })
      const [origin = ''] = origins
      const feed = offersFeed(
        offers.filter(({ channels }) => channels.includes('feed')).map(offer => offerIn('fr', offer)),
        {
          client: name,
          url: `${origin}${addressOfOffers(slug)}`,
          at: clock.now().toString(),
          urlOf: id => `${origin}${addressOfOffer(slug, id)}?source=feed`,
        },
      )
      return { name: `${slug}.xml`, bytes: Buffer.from(feed, 'utf8') }
    },
    noteOfferVisit: async ({ db, clock }, asked) => {
      await noteVisit(db, { ...asked, today: clock.today().toString() })
    },
  }),
]

const onSite = ({ channels }: { channels: readonly string[] }) => channels.includes('site')
