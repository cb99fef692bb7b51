import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'rh.document-kind.always-sensitive':
    'Este tipo de documento sigue siendo sensible: muestra una identidad, un permiso o una cuenta.',
  'rh.document-kind.needed': 'De este tipo dependen los documentos que faltan o la foto: no se puede archivar.',
  'rh.document.before-start': 'La fecha de fin es anterior a la de inicio.',
  'rh.document.kept':
    'Este permiso debe conservarse: su copia figura en el registro de personal. Si contiene un error, corríjalo: lo que indicaba seguirá siendo legible.',
  'rh.document.kept-for-check':
    'Este documento debe conservarse: una verificación del derecho al trabajo se basa en él.',
  'rh.document.kept-for-correction': 'Este documento se ha corregido: se conserva con su versión anterior.',
  'rh.document.no-expiry': '«{{kind}}» no tiene fecha de fin.',
  'rh.document.no-number': '«{{kind}}» no tiene número.',
  'rh.document.not-a-permit': 'Solo un permiso de residencia tiene tipo de permiso.',
  'rh.document.overlap': 'Ya hay un documento de este tipo válido en esas fechas: renuévelo.',
  'rh.document.replaced': 'Este documento se ha renovado entretanto: recargue la página.',
  'rh.document.too-many-files': '{{most}} archivos como máximo.',
  'rh.document.unknown-former': 'No se encuentra el documento que se sustituye.',
  'rh.document.unknown-kind': 'Elija un tipo de documento de la lista.',
} satisfies Labels
