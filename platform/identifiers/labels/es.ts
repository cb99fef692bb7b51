import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identifiers.name-missing': 'Indique este nombre.',
  'identifiers.name-too-long': 'Un nombre tiene como máximo 80 caracteres.',
  'identifiers.name-invalid': 'Caracteres no admitidos en un nombre.',
  'identifiers.mail-invalid': 'Escriba una dirección de correo completa, como nombre.apellido@ejemplo.es.',
  'identifiers.phone-invalid':
    'Compruebe el número y su país: un número francés tiene diez cifras, como 06 12 34 56 78.',
  'identifiers.phone-without-text': 'Este número no recibe SMS.',
  'identifiers.post-code-invalid': 'Este código postal no es de ese país: en Francia, cinco cifras (49000).',
  'identifiers.several-communes': 'Varios municipios comparten este código: elija uno.',
  'identifiers.nir-invalid': 'Número de seguridad social no válido: compruebe los 15 caracteres.',
  'identifiers.nir-key': 'La clave no corresponde al número de seguridad social: compruebe las 15 cifras.',
  'identifiers.nir-sex': 'El número no corresponde al sexo indicado.',
  'identifiers.nir-date': 'El número no corresponde a la fecha indicada.',
  'identifiers.nir-department': 'El número no corresponde al departamento indicado.',
  'identifiers.siren-invalid': 'SIREN no válido.',
  'identifiers.siret-invalid': 'SIRET no válido: compruebe los 14 dígitos.',
  'identifiers.vat-invalid': 'Número de IVA no válido.',
  'identifiers.iban-invalid': 'IBAN no válido.',
  'identifiers.bic-invalid': 'BIC no válido.',
  'identifiers.naf-unknown': 'Código NAF desconocido en esa fecha.',
  'identifiers.legal-value-missing': 'No hay valor legal para esa fecha: compruebe los parámetros.',
} satisfies Labels
