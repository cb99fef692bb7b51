import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.defects': 'Defectos',
  'atelier.defects.between': 'Del {{from}} al {{to}}',
  'atelier.defects.end-named': 'Detener {{name}}',
  'atelier.defects.ended': 'detenido',
  'atelier.defects.fate': 'Destino',
  'atelier.defects.fate.downgraded': 'Desclasificado',
  'atelier.defects.fate.waste': 'Desechos',
  'atelier.defects.go-on-named': 'Restaurar {{name}}',
  'atelier.defects.kind': 'Defecto',
  'atelier.defects.lost.downgraded': '{{kg}} desclasificados',
  'atelier.defects.lost.waste': '{{kg}} de desechos',
  'atelier.defects.none': 'Ningún defecto: los que nombre aquí se propondrán al final de las órdenes.',
  'atelier.defects.of-order': 'Pérdidas por defecto',
  'atelier.defects.saved': 'Defectos guardados',
  'atelier.defects.since': 'Desde el {{from}}',
} satisfies Labels
