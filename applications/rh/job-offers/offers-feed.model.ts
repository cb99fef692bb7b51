import { descriptionOf } from './job-posting.model.ts'
import type { PublicOffer } from './public-offer.model.ts'

type Feed = { client: string; url: string; at: string; urlOf: (id: string) => string }

/** Offers as job boards fetch them: the `<source>` of `<job>` that Indeed made usual. */
export const offersFeed = (offers: readonly PublicOffer[], { client, url, at, urlOf }: Feed) =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<source>',
    line('publisher', client),
    line('publisherurl', url),
    line('lastBuildDate', at),
    ...offers.map(offer => jobOf(offer, urlOf(offer.id))),
    '</source>',
    '',
  ].join('\n')

const jobOf = (offer: PublicOffer, url: string) =>
  [
    '<job>',
    line('title', offer.title),
    line('date', offer.publishedAt),
    line('referencenumber', offer.id),
    line('url', url),
    line('company', offer.company),
    line('city', offer.city),
    line('postalcode', offer.postCode),
    line('country', offer.country),
    line('description', descriptionOf(offer)),
    line('salary', salaryOf(offer)),
    line('jobtype', offer.family === 'permanent' ? 'fulltime' : 'temporary'),
    line('expirationdate', offer.closesOn),
    '</job>',
  ]
    .filter(Boolean)
    .join('\n')

const salaryOf = ({ payMin, payMax, payUnit }: PublicOffer) =>
  `${payMax === null ? payMin : `${payMin} - ${payMax}`} EUR per ${payUnit}`

/** A character that XML 1.0 knows not is left out; what would end the section is parted. */
const line = (name: string, text: string | null) =>
  text ? `<${name}><![CDATA[${text.replace(unknownToXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>` : ''

const unknownToXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
