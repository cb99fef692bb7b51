import type { ClientPlan, CompanyPlan, UnitPlan } from '../client-plan.ts'
import { grants } from './grants.ts'
import { positionsOf } from './trades.ts'

const compartments = (count: number, color: string, service: string): UnitPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Compartiment ${index + 1}`,
    color,
    subunits: ['Rangs impairs', 'Rangs pairs'],
    service,
  }))

const growing: CompanyPlan = {
  name: 'Serres du Val de Loire',
  sirenBase: '89310254',
  naf: '0113Z',
  idcc: '7024',
  regime: 'MSA',
  color: '#2F8F46',
  street: '14 boulevard Henri Arnauld',
  commune: '49007',
  firstPayrollNumber: 1042,
  services: [
    { name: 'Direction', grants: grants.direction },
    { name: 'Ressources humaines', grants: grants.humanResources },
    { name: 'Culture Serre Nord', grants: grants.growing },
    { name: 'Culture Serre Sud', grants: grants.growing },
    { name: 'Maintenance', grants: grants.maintenance },
  ],
  sites: [
    {
      name: 'Siège',
      color: '#3F57B8',
      street: '14 boulevard Henri Arnauld',
      commune: '49007',
      units: [
        { name: 'Administration', color: '#5C6BC0' },
        { name: 'Ressources humaines', color: '#7986CB', service: 'Ressources humaines' },
      ],
      weight: 4,
      trades: { 'Assistant RH': 2, Comptable: 2, 'Assistant commercial': 2 },
    },
    {
      name: 'Serre Nord',
      color: '#2E7D32',
      street: 'Chemin de la Petite Levée',
      commune: '49307',
      units: [
        ...compartments(6, '#66BB6A', 'Culture Serre Nord'),
        { name: 'Atelier', color: '#8D6E63', service: 'Maintenance' },
      ],
      weight: 38,
      trades: {
        'Cueilleur de tomates': 60,
        'Ouvrier serriste': 24,
        "Chef d'équipe récolte": 5,
        'Technicien de protection biologique': 3,
        'Responsable irrigation': 1,
        "Conducteur d'engins agricoles": 4,
        'Technicien de maintenance': 3,
      },
    },
    {
      name: 'Serre Sud',
      color: '#00838F',
      street: 'Route des Maraîchers',
      commune: '44169',
      units: compartments(4, '#4DB6AC', 'Culture Serre Sud'),
      weight: 26,
      trades: {
        'Cueilleur de concombres': 55,
        'Ouvrier serriste': 26,
        "Chef d'équipe récolte": 5,
        'Chef de culture': 2,
        'Technicien de protection biologique': 2,
        "Conducteur d'engins agricoles": 4,
        'Agent de nettoyage': 2,
      },
    },
  ],
}

const packing: CompanyPlan = {
  name: 'Val de Loire Conditionnement',
  sirenBase: '89310261',
  naf: '0163Z',
  idcc: '7024',
  regime: 'MSA',
  color: '#C9651B',
  street: 'Zone artisanale de Beaulieu',
  commune: '49063',
  firstPayrollNumber: 4001,
  services: [
    { name: 'Ressources humaines', grants: grants.humanResources },
    { name: 'Conditionnement', grants: grants.workshop },
    { name: 'Qualité', grants: grants.quality },
  ],
  sites: [
    {
      name: 'Station Beaulieu',
      color: '#C9651B',
      street: 'Zone artisanale de Beaulieu',
      commune: '49063',
      units: [
        ...[1, 2, 3, 4].map(number => ({
          name: `Ligne ${number}`,
          color: '#FFB74D',
          subunits: ['Tri', 'Emballage'],
          service: 'Conditionnement',
        })),
        { name: 'Chambre froide', color: '#4FC3F7' },
        { name: 'Expédition', color: '#9575CD', subunits: ['Quai A', 'Quai B'] },
      ],
      weight: 26,
      trades: {
        'Agent de conditionnement': 62,
        'Conducteur de ligne': 9,
        Cariste: 8,
        'Préparateur de commandes': 10,
        'Contrôleur qualité': 4,
        'Responsable qualité': 1,
        'Responsable de station': 1,
        'Technicien de maintenance': 3,
        'Agent de nettoyage': 2,
      },
    },
  ],
}

const shipping: CompanyPlan = {
  name: 'Val de Loire Expéditions',
  sirenBase: '89310277',
  naf: '4631Z',
  idcc: '1405',
  regime: 'URSSAF',
  color: '#2467B3',
  street: "Zone d'activités de l'Aubinière",
  commune: '44003',
  firstPayrollNumber: 7001,
  services: [
    { name: 'Ressources humaines', grants: grants.humanResources },
    { name: 'Expéditions', grants: grants.shipping },
    { name: 'Commerce', grants: grants.sales },
  ],
  // Its staff is looked after by the group's HR, but leaves the lists only by its own director's hand.
  ceilings: { 'rh/gestion_du_personnel/salaries': 2 },
  sites: [
    {
      name: 'Plateforme Ancenis',
      color: '#2467B3',
      street: "Zone d'activités de l'Aubinière",
      commune: '44003',
      units: [
        { name: 'Quai Nord', color: '#64B5F6', service: 'Expéditions' },
        { name: 'Quai Sud', color: '#90CAF9', service: 'Expéditions' },
        { name: 'Bureau commercial', color: '#7E57C2', service: 'Commerce' },
      ],
      weight: 10,
      trades: {
        'Préparateur de commandes': 34,
        Cariste: 22,
        'Chauffeur livreur': 20,
        'Chef de quai': 6,
        'Assistant commercial': 10,
      },
    },
  ],
}

/** The greenhouse group: tomatoes and cucumbers grown, packed and shipped by three companies. */
export const valDeLoire: ClientPlan = {
  name: 'Serres du Val de Loire',
  slug: 'val-de-loire',
  applications: ['atelier', 'commerce', 'culture', 'demandes', 'energie', 'finances', 'qualite', 'rh'],
  companies: [growing, packing, shipping],
  positions: positionsOf(
    'Cueilleur de tomates',
    'Cueilleur de concombres',
    'Ouvrier serriste',
    "Chef d'équipe récolte",
    'Chef de culture',
    'Technicien de protection biologique',
    'Responsable irrigation',
    "Conducteur d'engins agricoles",
    'Agent de conditionnement',
    'Conducteur de ligne',
    'Cariste',
    'Préparateur de commandes',
    'Chef de quai',
    'Chauffeur livreur',
    'Responsable de station',
    'Contrôleur qualité',
    'Responsable qualité',
    'Technicien de maintenance',
    'Agent de nettoyage',
    'Responsable RH',
    'Assistant RH',
    'Contrôleur de gestion',
    'Comptable',
    'Assistant commercial',
    'Directeur administratif',
    'Directeur de société',
  ),
  staff: { active: 214, former: 1000 },
}
