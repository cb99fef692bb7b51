import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work-tasks.file': 'tareas',
  'culture.work-tasks.new': 'Nueva tarea',
  'culture.work-tasks.none': 'Ninguna tarea',
  'culture.work-tasks.none-text': 'Deshojado, entutorado, poda, cosecha…: aquí aparecerán las tareas de sus cultivos.',
  'culture.work-tasks.search': 'Nombre de una tarea',
  'culture.work-tasks.title': 'Parámetros de tareas',
  'culture.work-tasks.unit': 'Unidad',
  'culture.work-tasks.unit.row': 'Fila',
  'culture.work-tasks.unit.plant': 'Planta',
  'culture.work-tasks.unit.crate': 'Caja',
  'culture.work-tasks.unit.hour': 'Hora',
  'culture.work-tasks.standard': 'Ritmo estándar por hora',
  'culture.work-tasks.every-days': 'Repetir cada (días)',
} satisfies Labels
