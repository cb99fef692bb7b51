import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work-tasks.file': 'taches',
  'culture.work-tasks.new': 'Nouvelle tâche',
  'culture.work-tasks.none': 'Aucune tâche',
  'culture.work-tasks.none-text':
    'Effeuillage, palissage, taille, récolte… : les tâches de vos cultures apparaîtront ici.',
  'culture.work-tasks.search': 'Chercher une tâche',
  'culture.work-tasks.title': 'Paramétrage des tâches',
  'culture.work-tasks.unit': 'Unité',
  'culture.work-tasks.unit.row': 'Rang',
  'culture.work-tasks.unit.plant': 'Plante',
  'culture.work-tasks.unit.crate': 'Caisse',
  'culture.work-tasks.unit.hour': 'Heure',
  'culture.work-tasks.standard': 'Cadence standard par heure',
  'culture.work-tasks.every-days': 'À refaire tous les (jours)',
} satisfies Labels
