import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.staff-import.back': 'Ver la lista de empleados',
  'rh.staff-import.context': 'Sus empleados, desde el archivo de su programa de nóminas o de su hoja de cálculo',
  'rh.staff-import.limits':
    'Solo se escriben las empresas cuyos empleados gestiona; las personas ya conocidas se actualizan, nunca se duplican.',
  'rh.staff-import.new': 'Nuevo archivo',
  'rh.staff-import.title': 'Importar empleados',
} satisfies Labels
