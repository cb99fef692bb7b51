import type { Organisation } from './organisation.ts'
import type { WorkshopPlan } from './plans/workshops.ts'

/** Square metres of a block. */
export const blockM2 = 6_200

/** The nouns of trade and the places of a workshop, with the ids by which goods are written. */
export function workshopMasters(
  { plan, companies }: Organisation,
  shop: WorkshopPlan,
  id: () => string,
  createdAt: string,
) {
  const mark = (text: string) => (plan.canary ? `${plan.canary} ${text}` : text)
  const idOfCompany = (name: string) => companies.find(company => company.plan.name === name)?.id as string
  const companyId = idOfCompany(shop.company)
  const partners = [
    ...shop.customers.map(partner => ({ ...partner, role: 'customer' })),
    ...shop.suppliers.map(partner => ({ ...partner, role: 'grower' })),
  ].map(partner => ({ ...partner, id: id(), contactId: id() }))
  const central = { id: id(), code: 'LEG', name: mark('Légumes'), level: 'central', parentId: null }
  const quality = { id: id(), code: 'CAT1', name: mark('Catégorie I') }
  const certificate = { id: id(), code: 'GGAP', name: mark('GlobalG.A.P.') }
  const siteId = id()
  const houseId = id()
  const crops = shop.crops.map(crop => ({
    ...crop,
    familyId: id(),
    cropCodeId: id(),
    rawId: id(),
    packedId: id(),
    places: crop.blocks.map(block => ({ id: id(), block })),
  }))
  const workshopId = id()
  const places = (
    [
      ['CF1', 'Chambre froide 1', 'cold_room'],
      ['CF2', 'Chambre froide 2', 'cold_room'],
      ['CF3', 'Chambre froide 3', 'cold_room'],
      ['QUAI', 'Quai d’expédition', 'dock'],
      ['SUPPLIER', 'SUPPLIER', 'supplier'],
      ['CUSTOMER', 'CUSTOMER', 'customer'],
      ['PROCESS', 'PROCESS', 'process'],
      ['WASTE', 'WASTE', 'waste'],
      ['LOSS', 'LOSS', 'loss'],
      ['QUAR', 'Quarantaine, chambre froide 2', 'quarantine'],
    ] as const
  ).map(([code, name, kind]) => ({ id: id(), workshopId, code, name: kind === 'cold_room' ? mark(name) : name, kind }))
  const houseM2 = blockM2 * crops.flatMap(({ places: blocks }) => blocks).length
  const place = {
    companyId: null,
    grossM2: null,
    cultivatedM2: null,
    rowCount: null,
    rowLengthM: null,
    archivedAt: null,
    version: 1,
  }
  const article = { qualityId: quality.id, isSold: false, archivedAt: null, version: 1 }
  const rows = {
    'platform.contact': partners.map(({ contactId, name, city, phone }) => ({
      id: contactId,
      kind: 'organisation',
      name: mark(name),
      city,
      phones: [phone],
      mails: [],
      companies: [],
      country: 'FR',
      source: 'manual',
      version: 1,
      createdAt,
    })),
    'platform.partner': partners.map(partner => ({
      id: partner.id,
      contactId: partner.contactId,
      code: partner.code,
      roles: [partner.role],
      version: 1,
    })),
    'platform.article_family': [
      central,
      ...crops.map(({ familyId, code, family }) => ({
        id: familyId,
        code,
        name: mark(family),
        level: 'family',
        parentId: central.id,
      })),
    ].map(family => ({ ...family, version: 1 })),
    'platform.quality': [{ ...quality, version: 1 }],
    'platform.certificate': [{ ...certificate, version: 1 }],
    'platform.article': crops.flatMap(({ rawId, packedId, familyId, code, family, packed }) => [
      {
        ...article,
        id: rawId,
        code: `${code}-BRUT`,
        name: mark(family),
        familyId,
        kind: 'raw',
        unit: 'kg',
        gtin: null,
      },
      {
        ...article,
        id: packedId,
        code: packed.code,
        name: mark(packed.name),
        familyId,
        kind: 'packed',
        unit: 'case',
        gtin: packed.gtin,
        isSold: true,
      },
    ]),
    'platform.customer_spec': crops.flatMap(({ packedId }) =>
      [null, partners[0]?.id ?? null].map(partnerId => ({
        id: id(),
        articleId: packedId,
        partnerId,
        casesPerLayer: 8,
        casesPerPallet: partnerId ? 64 : 80,
        bestBeforeDays: partnerId ? 7 : 9,
        customerLabel: mark(partnerId ? 'Marque du client' : 'Standard'),
        requiredCertificateIds: [],
        version: 1,
      })),
    ),
    'platform.place': [
      {
        ...place,
        id: siteId,
        parentId: null,
        companyId: idOfCompany(shop.grower.company),
        kind: 'site',
        code: `SITE-${shop.grower.code}`,
        name: mark(shop.grower.company),
        cultivatedM2: houseM2,
      },
      {
        ...place,
        id: houseId,
        parentId: siteId,
        kind: 'greenhouse',
        code: shop.grower.code,
        name: mark(shop.grower.house),
        grossM2: houseM2 * 1.08,
        cultivatedM2: houseM2,
      },
      ...crops.flatMap(({ places: blocks }) =>
        blocks.map(({ id: blockId, block }) => ({
          ...place,
          id: blockId,
          parentId: houseId,
          kind: 'block',
          code: `${shop.grower.code}-${block}`,
          name: mark(`bloc ${block}`),
          cultivatedM2: blockM2,
          rowCount: 62,
          rowLengthM: 62.5,
        })),
      ),
    ],
    'platform.crop_code': crops.map(({ cropCodeId, code, family, familyId }) => ({
      id: cropCodeId,
      code,
      name: mark(family),
      familyId,
      version: 1,
    })),
    'atelier.workshop': [{ id: workshopId, companyId, code: shop.code, name: mark(shop.name), version: 1 }],
    'atelier.location': places.map(location => ({ ...location, version: 1 })),
  }
  return {
    rows,
    mark,
    companyId,
    workshopId,
    certificateId: certificate.id,
    crops,
    customers: partners.filter(({ role }) => role === 'customer'),
    suppliers: partners.filter(({ role }) => role === 'grower'),
    idOfPlace: (code: string) => places.find(location => location.code === code)?.id as string,
  }
}

export type Masters = ReturnType<typeof workshopMasters>
