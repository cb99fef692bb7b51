import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.export.conditions': 'Condiciones de trabajo',
  'rh.export.contracts': 'Contratos',
  'rh.export.go': 'Exportar el expediente',
  'rh.export.left-out-pay': 'Sin la remuneración: sus derechos no permiten consultarla.',
  'rh.export.left-out-sensitive': 'Sin los datos sensibles: sus derechos no permiten consultarlos.',
  'rh.export.made-on': 'Expediente elaborado el {{date}}',
  'rh.export.missing': 'Estos archivos del expediente no se han podido leer, total o parcialmente:',
  'rh.export.numbers': 'Números de empleado',
  'rh.export.own-fields': 'Campos de su organización',
  'rh.export.papers': 'Documentos',
  'rh.export.started': 'El expediente de {{name}} se ha descargado. Esta consulta queda registrada.',
  'rh.export.until': 'válido hasta el {{date}}',
  'rh.export.workplaces': 'Lugares de trabajo',
} satisfies Labels
