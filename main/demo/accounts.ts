import type { Level } from '#kernel/shared/access.ts'

export { demoPassword } from '#platform/identity/demo-password.model.ts'

export type Membership = {
  /** Slug of the client. */
  client: string
  admin?: boolean
  allCompanies?: boolean
  readOnly?: boolean
  services?: readonly { company: string; service: string; manager?: boolean }[]
  managesCompanies?: readonly string[]
  /** Own rights, by path of the element: a level given, a ceiling that bounds, or both. */
  rights?: Readonly<Record<string, { level?: Level; ceiling?: Level }>>
}

export type Account = {
  mail: string
  firstname: string
  name: string
  jobtitle: string
  /** What the account shows, for those who try the demo. */
  shows: string
  superAdmin?: boolean
  superDev?: boolean
  memberships: readonly Membership[]
  /** A tablet that several people use: it signs in by a key, once somebody enrols it. */
  isDevice?: boolean
  /** Where the person works, for those who stand in the staff list too. */
  employment?: { client: string; position: string; site: string; sex: 1 | 2 }
}

const growing = 'Serres du Val de Loire'
const packing = 'Val de Loire Conditionnement'
const shipping = 'Val de Loire Expéditions'
const humanResources = [growing, packing, shipping].map(company => ({ company, service: 'Ressources humaines' }))
const purchases = 'demandes/commandes'
const approves = { [`${purchases}#approuver`]: { level: 2 }, [`${purchases}#prix`]: { level: 1 } } as const
const orders = { [`${purchases}#commander`]: { level: 2 } } as const
const receives = { [`${purchases}#receptionner`]: { level: 2 } } as const
const measures = {
  'culture/suivi/notation/attribution': { level: 3 },
  'culture/suivi/notation/planification': { level: 3 },
  'culture/suivi/notation/notation': { level: 3 },
  'culture/suivi/notation/historique': { level: 1 },
  'culture/suivi/notation/verification': { level: 2 },
  'culture/suivi/notation#verification': { level: 2 },
  'culture/suivi/suiviCulture/action': { level: 3 },
  'culture/suivi/suiviCulture/intervenant': { level: 3 },
  'culture/suivi/suiviCulture/verification': { level: 2 },
  'culture/suivi/suiviCulture#verification': { level: 2 },
} as const
const validatesEnergy = {
  'energie/facturation/factures#valider': { level: 2 },
  'energie/facturation/factures#contester': { level: 2 },
  'energie#prix': { level: 1 },
} as const
const atHeadOffice = { client: 'val-de-loire', site: 'Siège' } as const

/** Everybody who can sign in to the demo, all with the same password. */
export const accounts: readonly Account[] = [
  {
    mail: 'superadmin@sillon.example',
    firstname: 'Camille',
    name: 'Roche',
    jobtitle: 'Exploitation de la plateforme',
    shows: 'super administrateur : clients, plafonds, maintenance',
    superAdmin: true,
    memberships: [],
  },
  {
    mail: 'superdev@sillon.example',
    firstname: 'Dorian',
    name: 'Vasseur',
    jobtitle: 'Développement de la plateforme',
    shows: 'super développeur : éléments, surveillance, aucune donnée de client',
    superDev: true,
    memberships: [],
  },
  {
    mail: 'admin@val-de-loire.example',
    firstname: 'Sophie',
    name: 'Lemaire',
    jobtitle: 'Directrice administrative',
    shows: 'administratrice du client Serres du Val de Loire',
    memberships: [{ client: 'val-de-loire', admin: true, allCompanies: true }],
    employment: { ...atHeadOffice, position: 'Directeur administratif', sex: 2 },
  },
  {
    mail: 'rh@val-de-loire.example',
    firstname: 'Marie',
    name: 'Caron',
    jobtitle: 'Responsable RH',
    shows: 'RH des trois sociétés : écrit et gère, sauf archiver aux Expéditions',
    memberships: [{ client: 'val-de-loire', services: humanResources }],
    employment: { ...atHeadOffice, position: 'Responsable RH', sex: 2 },
  },
  {
    mail: 'chef.serre@val-de-loire.example',
    firstname: 'Youssef',
    name: 'Benali',
    jobtitle: 'Chef de culture, Serre Nord',
    shows: 'responsable d’un service : lit les salariés de sa société',
    memberships: [
      {
        client: 'val-de-loire',
        services: [{ company: growing, service: 'Culture Serre Nord', manager: true }],
        rights: {
          'rh/gestion_du_personnel/postes': { level: 1 },
          'culture/previsionRecolte': { level: 3 },
          'culture/previsionAnnuelle': { level: 3 },
          ...measures,
          ...approves,
          ...receives,
        },
      },
    ],
    employment: { client: 'val-de-loire', site: 'Serre Nord', position: 'Chef de culture', sex: 1 },
  },
  {
    mail: 'equipe.serre@val-de-loire.example',
    firstname: 'Leïla',
    name: 'Haddad',
    jobtitle: 'Cheffe d’équipe récolte',
    shows: 'membre du service de Youssef Benali : lit les salariés de sa société',
    memberships: [
      {
        client: 'val-de-loire',
        services: [{ company: growing, service: 'Culture Serre Nord' }],
        rights: {
          'culture/suivi/notation/notation': { level: 2 },
          'culture/suivi/notation/historique': { level: 1 },
          'culture/suivi/suiviCulture/action': { level: 2 },
        },
      },
    ],
  },
  {
    mail: 'directeur@val-de-loire.example',
    firstname: 'Philippe',
    name: 'Gaudin',
    jobtitle: 'Directeur des Serres du Val de Loire',
    shows: 'responsable d’une société : toutes les applications, surtout en lecture',
    memberships: [
      {
        client: 'val-de-loire',
        services: [{ company: growing, service: 'Direction', manager: true }],
        managesCompanies: [growing],
        rights: { ...validatesEnergy, 'finances/exports': { ceiling: 0 }, ...approves, ...orders },
      },
    ],
    employment: { ...atHeadOffice, position: 'Directeur de société', sex: 1 },
  },
  {
    mail: 'lecture@val-de-loire.example',
    firstname: 'Inès',
    name: 'Moreau',
    jobtitle: 'Contrôleuse de gestion',
    shows: 'lecture seule : mêmes écrans que les RH, rien à modifier',
    memberships: [{ client: 'val-de-loire', readOnly: true, services: humanResources }],
    employment: { ...atHeadOffice, position: 'Contrôleur de gestion', sex: 2 },
  },
  {
    mail: 'multi@sillon.example',
    firstname: 'Carla',
    name: 'Mendes',
    jobtitle: 'Consultante RH',
    shows: 'deux clients : choisit le sien après la connexion',
    memberships: [
      { client: 'val-de-loire', services: [{ company: growing, service: 'Ressources humaines' }] },
      { client: 'deux-rivieres', services: [{ company: 'Ferme des Deux Rivières', service: 'Bureau', manager: true }] },
    ],
  },
  {
    mail: 'station@val-de-loire.example',
    firstname: 'Julien',
    name: 'Morel',
    jobtitle: 'Chef de station',
    shows: 'atelier de Beaulieu : stock, lots, mélanges, fabrication, traçabilité',
    memberships: [
      {
        client: 'val-de-loire',
        services: [{ company: packing, service: 'Conditionnement', manager: true }],
        rights: {
          'qualite/controles': { level: 2 },
          'qualite/nonConformites': { level: 2 },
          'qualite/litiges/production/suivi': { level: 2 },
          'qualite/litiges/production/analyse': { level: 1 },
          'atelier/reception': { level: 3 },
          'atelier/reception#agreage': { level: 2 },
          'atelier/pesee': { level: 3 },
          'atelier/stock/brut/inventaire': { level: 3 },
          'atelier/expedition': { level: 3 },
          'atelier/expedition#expedier': { level: 2 },
          'atelier/expedition#deexpedier': { level: 2 },
          'atelier/preparation': { level: 2 },
          'atelier/preparation/gestion': { level: 2 },
          'atelier/pesee#poids_manuel': { level: 2 },
          'atelier/pesee#moyenne': { level: 2 },
          'atelier/stock/brut': { level: 3 },
          'atelier/stock/produitFini': { level: 3 },
          'atelier/ligne': { level: 3 },
          'atelier/fabrication': { level: 3 },
          'atelier/production/article': { level: 3 },
          'atelier/stock#bloquer_lot': { level: 2 },
          'culture/tracabilite': { level: 3 },
          'culture/tracabilite#exercice': { level: 2 },
          'culture/tracabilite#declencher': { level: 2 },
        },
      },
    ],
  },
  {
    mail: 'qualite@val-de-loire.example',
    firstname: 'Nadia',
    name: 'Ferrand',
    jobtitle: 'Responsable qualité',
    shows: 'qualité de la station : libère les lots, confirme les rappels',
    memberships: [
      {
        client: 'val-de-loire',
        services: [{ company: packing, service: 'Qualité', manager: true }],
        rights: {
          'qualite/litiges#montants': { level: 1 },
          'qualite/litiges/qualite/enregistrement/edition#decider': { level: 2 },
          'qualite/litiges/qualite/enregistrement/edition#bloquer_lot': { level: 2 },
          'qualite/litiges/comptabilite/suivi#solder': { level: 2 },
          'qualite/controles#valider': { level: 2 },
          'qualite/nonConformites#cloturer': { level: 2 },
          'atelier/stock#bloquer_lot': { level: 2 },
          'atelier/stock#liberer_lot': { level: 2 },
          'culture/tracabilite': { level: 3 },
          'culture/tracabilite#exercice': { level: 2 },
          'culture/tracabilite#declencher': { level: 2 },
        },
      },
    ],
  },
  {
    mail: 'admin@bocage.example',
    firstname: 'Anne',
    name: 'Texier',
    jobtitle: 'Directrice des opérations',
    shows: 'administratrice du client Maison Bocage',
    memberships: [
      {
        client: 'bocage',
        admin: true,
        allCompanies: true,
        services: [{ company: 'Conserverie du Bocage', service: 'Ressources humaines', manager: true }],
        managesCompanies: ['Conserverie du Bocage'],
        rights: {
          'rh/gestion_du_personnel/postes': { level: 1 },
          'culture/previsionRecolte': { level: 3 },
          'culture/previsionAnnuelle': { level: 3 },
          ...measures,
          ...approves,
          ...receives,
        },
      },
    ],
    employment: { client: 'bocage', site: 'Usine de Bressuire', position: 'Directeur de société', sex: 2 },
  },
  {
    mail: 'personne@val-de-loire.example',
    firstname: 'Paul',
    name: 'Petit',
    jobtitle: 'Intérimaire',
    shows: 'membre sans aucun droit',
    memberships: [{ client: 'val-de-loire' }],
  },
]

const onTheFloor = {
  'atelier/fabrication': { level: 2 },
  'atelier/ligne': { level: 1 },
  'atelier/pesee': { level: 2 },
} as const

const tabletOf = (client: string, name: string): Account => ({
  mail: `poste@${client}.invalid`,
  firstname: '',
  name,
  jobtitle: '',
  shows: '',
  isDevice: true,
  memberships: [{ client, allCompanies: true, rights: onTheFloor }],
})

/** Tablets at the lines, beside the people. */
export const tablets: readonly Account[] = [
  tabletOf('val-de-loire', 'Poste ligne 1'),
  tabletOf('bocage', 'Poste des bocaux'),
]
