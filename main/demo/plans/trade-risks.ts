import type { DpaeBox } from '#rh/positions/dpae-configuration.model.ts'
import type { Trade } from './trades.ts'

/** What is declared of a trade before somebody is hired for it; the others declare nothing. */
const risks: Partial<Record<Trade, readonly DpaeBox[]>> = {
  'Cueilleur de tomates': ['manipulationChargesLourdes'],
  'Cueilleur de concombres': ['manipulationChargesLourdes'],
  'Ouvrier serriste': ['manipulationChargesLourdes', 'risquesChimiques'],
  'Chef de culture': ['risquesChimiques'],
  'Technicien de protection biologique': ['risquesChimiques', 'travailleurNuitExposeAgentsBiologiques'],
  'Responsable irrigation': ['risquesChimiques'],
  "Conducteur d'engins agricoles": ['conduiteEnginsLourds', 'travailDansBruit'],
  'Agent de conditionnement': ['manipulationChargesLourdes', 'travailDansBruit'],
  'Conducteur de ligne': ['travailDansBruit', 'travailNuit'],
  'Opérateur de fabrication': ['travailDansBruit', 'travailNuit', 'risquesChimiques'],
  Cariste: ['equipementsLevageCharges'],
  'Préparateur de commandes': ['manipulationChargesLourdes'],
  'Chef de quai': ['travailNuit'],
  'Chauffeur livreur': ['travailNuit'],
  'Technicien de maintenance': ['travailDansBruit', 'habilitationElectrique', 'exposeRisqueChute'],
  'Agent de nettoyage': ['risquesChimiques', 'travailNuit'],
}

export const risksOf = (position: string): readonly DpaeBox[] => risks[position as Trade] ?? []
