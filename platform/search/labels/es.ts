import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'search.title': 'Buscar en Sillon',
  'search.placeholder': 'Una página, un archivo, una persona…',
  'search.results': 'Resultados',
  'search.hint': 'Escriba al menos dos letras.',
  'search.nothing': 'Nada responde a «{{words}}».',
  'search.pages': 'Páginas',
  'search.files': 'Archivos',
  'search.contacts': 'Contactos',
  'search.actions': 'Acciones',
  'search.recent': 'Abiertos recientemente',
  'search.staff': 'Empleados',
} satisfies Labels
