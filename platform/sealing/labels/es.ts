import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'sealing.attestation.title': 'Constancia de firma',
  'sealing.attestation.envelope': 'Sobre',
  'sealing.attestation.subject': 'Asunto',
  'sealing.attestation.company': 'Empresa',
  'sealing.attestation.sender': 'Enviado por',
  'sealing.attestation.all-signed': 'Firmado por todos el',
  'sealing.attestation.verify': 'Verificar el documento',
  'sealing.attestation.documents': 'Documentos leídos y firmados',
  'sealing.attestation.digest': 'SHA-256',
  'sealing.attestation.measure_one': '{{count}} página, {{size}} bytes',
  'sealing.attestation.measure_other': '{{count}} páginas, {{size}} bytes',
  'sealing.attestation.people': 'Firmantes',
  'sealing.attestation.consent': 'Lo que se aceptó',
  'sealing.attestation.worth': 'Lo que vale este documento',
  'sealing.attestation.law':
    'Firma electrónica simple (reglamento eIDAS, art. 3-10 y 25), seguida del sello de la empresa. No tiene la presunción de fiabilidad del decreto francés 2017-1416: el expediente de prueba establece quién firmó, qué y cuándo. El archivo sellado empieza por los bytes exactos que se leyeron: su tamaño y su huella figuran arriba.',
  'sealing.attestation.history': 'Historial',
  'sealing.attestation.chain': 'Cadena de eventos (SHA-256 del último):',
  'sealing.attestation.page': 'Página',
  'sealing.evidence.read-me':
    'EXPEDIENTE DE PRUEBA\n\n1-document-signe.pdf  el documento sellado\n2-document-lu.pdf     los bytes que todos leyeron\n3-attestation.pdf     quién, cuándo, cómo\n4-preuve.json         todos los hechos, con la cadena de eventos\n5-preuve.json.tsr     el sello de tiempo de 4-preuve.json (si lo hay)\n\nVERIFICAR SIN SILLON\n\nEl documento sellado no ha cambiado:\n  pdfsig 1-document-signe.pdf\n  (o un lector de PDF: panel de firmas)\n\nEmpieza por lo que se leyó:\n  cmp -n $(stat -c %s 2-document-lu.pdf) 1-document-signe.pdf 2-document-lu.pdf\n\nLas huellas son las de 4-preuve.json:\n  openssl dgst -sha256 1-document-signe.pdf 2-document-lu.pdf\n\nLa hora de la prueba:\n  openssl ts -reply -in 5-preuve.json.tsr -text\n  openssl ts -verify -in 5-preuve.json.tsr -data 4-preuve.json -CAfile raiz-del-servicio.pem\n',
} satisfies Labels
