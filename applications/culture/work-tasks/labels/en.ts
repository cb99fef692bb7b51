import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'culture.work-tasks.file': 'tasks',
  'culture.work-tasks.new': 'New task',
  'culture.work-tasks.none': 'No task',
  'culture.work-tasks.none-text': 'Deleafing, trellising, pruning, picking…: the tasks of your crops will appear here.',
  'culture.work-tasks.search': 'Name of a task',
  'culture.work-tasks.title': 'Task settings',
  'culture.work-tasks.unit': 'Unit',
  'culture.work-tasks.unit.row': 'Row',
  'culture.work-tasks.unit.plant': 'Plant',
  'culture.work-tasks.unit.crate': 'Crate',
  'culture.work-tasks.unit.hour': 'Hour',
  'culture.work-tasks.standard': 'Standard rate per hour',
  'culture.work-tasks.every-days': 'Due again every (days)',
} satisfies Labels
