import type { PositionPlan } from '../client-plan.ts'

/** Positions of the trade with their PCS-ESE code; a client takes those that it needs. */
const trades = {
  'Cueilleur de tomates': ['691c', 'Récolte des tomates grappe, cerise et anciennes, pesée et mise en chariot.'],
  'Cueilleur de concombres': ['691c', 'Récolte des concombres au calibre demandé par la station.'],
  'Ouvrier serriste': ['691c', 'Palissage, effeuillage, descente des plants et entretien des rangs.'],
  "Chef d'équipe récolte": ['480a', "Organisation des rangs, suivi des rendements et de l'accueil des saisonniers."],
  'Chef de culture': ['480a', 'Conduite du climat et de la culture, de la plantation à l’arrachage.'],
  'Technicien de protection biologique': ['471a', 'Comptages, lâchers d’auxiliaires et suivi sanitaire.'],
  'Responsable irrigation': ['471a', 'Réglage des solutions, du drainage et de la station de ferti-irrigation.'],
  "Conducteur d'engins agricoles": ['691a', 'Tractage des chariots, travaux de plein champ et entretien du matériel.'],
  'Agent de conditionnement': ['676c', 'Tri, mise en barquette, étiquetage et palettisation.'],
  'Conducteur de ligne': ['625f', 'Réglage, démarrage et suivi d’une ligne, changements de format.'],
  'Opérateur de fabrication': ['674c', 'Alimentation des cuves, dosage, surveillance des cuissons.'],
  "Chef d'atelier": ['484a', 'Encadrement des équipes de production, sécurité et plans de nettoyage.'],
  Cariste: ['652a', 'Chargement, rangement en chambre froide, inventaires (CACES 1, 3 et 5).'],
  'Préparateur de commandes': ['676c', 'Préparation des palettes par client et contrôle des étiquettes.'],
  'Chef de quai': ['487b', 'Planning des camions, contrôle des chargements et des températures.'],
  'Chauffeur livreur': ['643a', 'Tournées régionales en véhicule frigorifique.'],
  'Responsable de station': ['487b', 'Pilotage des lignes, des plannings et des expéditions.'],
  'Contrôleur qualité': ['475b', 'Agréage, contrôles en ligne et enregistrements de traçabilité.'],
  'Responsable qualité': ['387d', 'Certifications GlobalG.A.P. et IFS, audits et réclamations.'],
  'Technicien de maintenance': ['477b', 'Entretien des chaudières, des convoyeurs et de l’électricité.'],
  'Agent de nettoyage': ['684a', 'Nettoyage et désinfection des ateliers et des locaux sociaux.'],
  'Responsable RH': ['372c', 'Embauches, contrats, paie et relations sociales.'],
  'Assistant RH': ['461e', 'Dossiers du personnel, DPAE, saisonniers et visites médicales.'],
  'Contrôleur de gestion': ['373c', 'Budgets, coûts de production et tableaux de bord.'],
  Comptable: ['461d', 'Comptabilité générale et fournisseurs.'],
  'Assistant commercial': ['543f', 'Saisie des commandes et suivi des livraisons.'],
  'Directeur administratif': ['373d', 'Direction administrative et financière du groupe.'],
  'Directeur de société': ['380a', 'Direction d’une société du groupe et de ses équipes.'],
} satisfies Record<string, [csp: string, description: string]>

export type Trade = keyof typeof trades

export const positionsOf = (...names: readonly Trade[]): PositionPlan[] =>
  names.map(name => ({ name, csp: trades[name][0], description: trades[name][1] }))

export const everyPosition = positionsOf(...(Object.keys(trades) as Trade[]))
