import type { PublicOffer } from './public-offer.model.ts'

const employmentTypes: Partial<Record<PublicOffer['family'], string>> = {
  permanent: 'FULL_TIME',
  apprenticeship: 'INTERN',
  student_job: 'PART_TIME',
}

type Around = { client: string; url: string; logoUrl: string | null }

/** An offer as search engines read it (schema.org/JobPosting). */
export const jobPosting = (offer: PublicOffer, { client, url, logoUrl }: Around) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: offer.title,
  description: descriptionOf(offer),
  identifier: { '@type': 'PropertyValue', name: client, value: offer.id },
  datePosted: offer.publishedAt.slice(0, 10),
  ...(offer.closesOn && { validThrough: `${offer.closesOn}T23:59` }),
  employmentType: employmentTypes[offer.family] ?? 'TEMPORARY',
  hiringOrganization: { '@type': 'Organization', name: offer.company, ...(logoUrl && { logo: logoUrl }) },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(offer.addressLine && { streetAddress: offer.addressLine }),
      ...(offer.postCode && { postalCode: offer.postCode }),
      ...(offer.city && { addressLocality: offer.city }),
      addressCountry: offer.country,
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      ...(offer.payMax === null ? { value: offer.payMin } : { minValue: offer.payMin, maxValue: offer.payMax }),
      unitText: offer.payUnit === 'hour' ? 'HOUR' : 'MONTH',
    },
  },
  totalJobOpenings: offer.posts,
  jobStartDate: offer.startsOn,
  directApply: true,
  url,
})

/** All that is written of the work, a paragraph a line. */
export const descriptionOf = ({ missions, profile, conditions }: PublicOffer) =>
  [missions, profile, conditions].filter(Boolean).join('\n\n')
