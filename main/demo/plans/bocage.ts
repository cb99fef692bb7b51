import type { ClientPlan } from '../client-plan.ts'
import { grants } from './grants.ts'
import { positionsOf } from './trades.ts'
import { valDeLoire } from './val-de-loire.ts'

/**
 * The food processor, twin of the greenhouse group: the same kinds of rows and names, and canaries in its texts, so
 * that a row met at the other client is told at once.
 */
export const bocage: ClientPlan = {
  name: 'Maison Bocage',
  slug: 'bocage',
  applications: ['atelier', 'commerce', 'finances', 'qualite', 'rh'],
  canary: 'CANARI-BOCAGE',
  namesakesOf: valDeLoire,
  companies: [
    {
      name: 'Conserverie du Bocage',
      sirenBase: '89420136',
      naf: '1039A',
      idcc: '1396',
      regime: 'URSSAF',
      color: '#BE3A4C',
      street: 'Rue de la Conserverie',
      commune: '79049',
      firstPayrollNumber: 1042,
      services: [
        { name: 'Ressources humaines', grants: grants.humanResources },
        { name: 'Production', grants: grants.workshop },
        { name: 'Qualité', grants: grants.quality },
      ],
      sites: [
        {
          name: 'Usine de Bressuire',
          color: '#BE3A4C',
          street: 'Rue de la Conserverie',
          commune: '79049',
          units: [
            { name: 'Ligne 1', color: '#E57373', subunits: ['Cuisson', 'Sertissage'], service: 'Production' },
            { name: 'Ligne 2', color: '#F06292', subunits: ['Cuisson', 'Sertissage'], service: 'Production' },
            { name: 'Expédition', color: '#9575CD', subunits: ['Quai A'] },
          ],
          weight: 30,
          trades: {
            'Opérateur de fabrication': 30,
            'Conducteur de ligne': 8,
            "Chef d'atelier": 3,
            Cariste: 5,
            'Contrôleur qualité': 3,
            'Technicien de maintenance': 2,
            'Agent de nettoyage': 3,
          },
        },
        {
          name: 'Station Beaulieu',
          color: '#C9651B',
          street: 'Zone artisanale des Mauges',
          commune: '79079',
          units: [{ name: 'Réception', color: '#FFB74D' }],
          weight: 8,
          trades: { 'Agent de conditionnement': 10, Cariste: 2 },
        },
      ],
    },
    {
      name: 'Bocage Plats Cuisinés',
      sirenBase: '89420148',
      naf: '1085Z',
      idcc: '1396',
      regime: 'URSSAF',
      color: '#7A57B0',
      street: "Parc d'activités Ekho",
      commune: '85109',
      firstPayrollNumber: 2001,
      services: [
        { name: 'Ressources humaines', grants: grants.humanResources },
        { name: 'Cuisine', grants: grants.workshop },
      ],
      ceilings: { 'rh/gestion_du_personnel/salaries': 2 },
      sites: [
        {
          name: 'Cuisine des Herbiers',
          color: '#7A57B0',
          street: "Parc d'activités Ekho",
          commune: '85109',
          units: [
            { name: 'Préparation', color: '#BA68C8', service: 'Cuisine' },
            {
              name: 'Barquettes',
              color: '#9575CD',
              subunits: ['Dosage', 'Operculage des barquettes'],
              service: 'Cuisine',
            },
          ],
          weight: 20,
          trades: {
            'Opérateur de fabrication': 24,
            'Conducteur de ligne': 4,
            "Chef d'atelier": 2,
            'Chauffeur livreur': 3,
          },
        },
      ],
    },
  ],
  positions: positionsOf(
    'Opérateur de fabrication',
    'Conducteur de ligne',
    "Chef d'atelier",
    'Agent de conditionnement',
    'Cariste',
    'Contrôleur qualité',
    'Technicien de maintenance',
    'Agent de nettoyage',
    'Chauffeur livreur',
    'Responsable RH',
    'Directeur de société',
  ),
  staff: { active: 58, former: 160 },
}
