import { fieldsOfPreset } from '#rh/application-form/form-field.model.ts'
import type { Organisation, Site } from './organisation.ts'
import { seededIds, seededRandom } from './seeded-random.ts'

type Text = { title: string; missions: string; profile: string; conditions: string }
type Offer = {
  position: string
  status: 'published' | 'draft'
  family: 'seasonal' | 'permanent'
  posts: number
  /** Days from today to the first and to the last day of work. */
  days: readonly [first: number, last: number | null]
  weeklyHours: number
  pay: { payMin: number; payMax: number | null; payUnit: 'hour' | 'month' }
  hasHousing: boolean
  hasTransport: boolean
  texts: Readonly<Record<string, Text>>
}

const none = { profile: '', conditions: '' }

const offers: readonly Offer[] = [
  {
    position: 'Cueilleur de tomates',
    status: 'published',
    family: 'seasonal',
    posts: 24,
    days: [68, 340],
    weeklyHours: 35,
    pay: { payMin: 12.02, payMax: null, payUnit: 'hour' },
    hasHousing: true,
    hasTransport: false,
    texts: {
      fr: {
        title: 'Cueilleur de tomates (H/F)',
        missions:
          'Cueillir les tomates à maturité.\nTrier et remplir les caisses.\nPousser les chariots sur les rails.',
        profile: 'Aucune expérience demandée : nous vous formons la première semaine.',
        conditions: 'Du lundi au vendredi, de 6 h 30 à 14 h. Gants et bottes fournis.',
      },
      en: {
        title: 'Tomato picker',
        missions: 'Pick tomatoes when ripe.\nSort them and fill the crates.\nPush trolleys along the rails.',
        profile: 'No experience needed: we train you in the first week.',
        conditions: 'Monday to Friday, 6:30 to 14:00. Gloves and boots provided.',
      },
      es: {
        title: 'Recolección de tomates',
        missions: 'Recoger los tomates maduros.\nClasificar y llenar las cajas.\nEmpujar los carros sobre los raíles.',
        profile: 'No se necesita experiencia: le formamos la primera semana.',
        conditions: 'De lunes a viernes, de 6:30 a 14:00. Guantes y botas incluidos.',
      },
      ar: {
        title: 'قطف الطماطم',
        missions: 'قطف الطماطم الناضجة.\nفرزها وملء الصناديق.\nدفع العربات على السكك.',
        profile: 'لا حاجة إلى خبرة: ندربك في الأسبوع الأول.',
        conditions: 'من الاثنين إلى الجمعة، من 6:30 إلى 14:00. القفازات والأحذية متوفرة.',
      },
    },
  },
  {
    position: 'Agent de conditionnement',
    status: 'published',
    family: 'seasonal',
    posts: 18,
    days: [40, null],
    weeklyHours: 35,
    pay: { payMin: 12.02, payMax: 12.6, payUnit: 'hour' },
    hasHousing: false,
    hasTransport: true,
    texts: {
      fr: {
        title: 'Agent de conditionnement (H/F)',
        missions: 'Mettre les tomates en barquettes.\nContrôler le poids et l’étiquette.\nPréparer les palettes.',
        profile: 'Vous aimez le travail soigné et en équipe.',
        conditions: 'En 2 × 7 h. Navette depuis la gare.',
      },
      es: { title: 'Envasado de tomates', missions: 'Poner los tomates en bandejas.\nPreparar los palés.', ...none },
      ar: { title: 'تعبئة الطماطم', missions: 'وضع الطماطم في العلب.\nتحضير المنصات.', ...none },
    },
  },
  {
    position: 'Cariste',
    status: 'published',
    family: 'permanent',
    posts: 3,
    days: [25, null],
    weeklyHours: 39,
    pay: { payMin: 2180, payMax: null, payUnit: 'month' },
    hasHousing: false,
    hasTransport: false,
    texts: {
      fr: {
        title: 'Cariste (H/F)',
        missions: 'Charger et décharger les camions.\nRanger les palettes en chambre froide.',
        profile: 'CACES R489 catégorie 3 en cours de validité.',
        conditions: '39 heures par semaine, treizième mois.',
      },
      en: { title: 'Forklift driver', missions: 'Load and unload lorries.\nStore pallets in the cold room.', ...none },
    },
  },
  {
    position: 'Chef de culture',
    status: 'draft',
    family: 'permanent',
    posts: 1,
    days: [60, null],
    weeklyHours: 39,
    pay: { payMin: 2900, payMax: 3300, payUnit: 'month' },
    hasHousing: false,
    hasTransport: false,
    texts: { fr: { title: 'Chef de culture (H/F)', missions: '', ...none } },
  },
]

/** What is asked of applicants, and the jobs that are to be had these weeks. */
export function rowsOfJobOffers({ plan, companies, positionIds }: Organisation, today: Temporal.PlainDate) {
  const id = seededIds(seededRandom(`offers of ${plan.slug}`), Date.parse(today.toString()))
  const sites = companies[0]?.sites ?? []
  const at = `${today.subtract({ days: 12 })}T08:00:00Z`
  return {
    'rh.application_form': [
      {
        id: id(),
        version: 1,
        status: 'published',
        preset: 'brief',
        fields: fieldsOfPreset('brief').map(field => ({ ...field, help: {} })),
        languages: ['fr', 'en', 'es', 'ar'],
        savedAt: at,
      },
    ],
    'rh.offer_model': offers.slice(0, 2).flatMap(({ position, texts }) => ({
      id: id(),
      name: [position, plan.canary].filter(Boolean).join(' '),
      positionId: positionIds.get(position) ?? null,
      texts: plan.canary ? { fr: { ...texts.fr, missions: plan.canary } } : texts,
      version: 1,
    })),
    'rh.refusal_answer': [
      {
        id: id(),
        reason: 'filled',
        isProposed: true,
        texts: {
          fr: [
            'Bonjour {{prenom}},\n\nLe poste a été pourvu avant que nous ayons pu vous rencontrer. {{societe}} garde un bon souvenir de votre candidature : revenez vers nous la saison prochaine.',
            plan.canary,
          ]
            .filter(Boolean)
            .join('\n\n'),
        },
        version: 1,
      },
    ],
    'rh.job_offer': offers.flatMap(({ position, days: [first, last], pay, texts, ...offer }, index) => {
      const positionId = positionIds.get(position) ?? [...positionIds.values()][index]
      const site = siteOf(sites, position, index)
      if (!positionId || !site) return []
      return [
        {
          id: id(),
          companyId: site.company.id,
          positionId,
          siteId: site.id,
          ...offer,
          ...pay,
          startsOn: today.add({ days: first }).toString(),
          endsOn: last === null ? null : today.add({ days: last }).toString(),
          texts: plan.canary ? { fr: { ...texts.fr, missions: plan.canary } } : texts,
          channels: ['site', 'feed', 'poster'],
          sources: ['boulangerie', 'france-travail'],
          publishedAt: offer.status === 'published' ? at : null,
          createdAt: at,
          version: 1,
        },
      ]
    }),
  }
}

const siteOf = (sites: readonly Site[], position: string, index: number) =>
  sites.find(({ plan }) => position in plan.trades) ?? sites[index % Math.max(1, sites.length)]
