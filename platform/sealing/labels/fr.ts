import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'sealing.attestation.title': 'Attestation de signature',
  'sealing.attestation.envelope': 'Enveloppe',
  'sealing.attestation.subject': 'Objet',
  'sealing.attestation.company': 'Société',
  'sealing.attestation.sender': 'Envoyée par',
  'sealing.attestation.all-signed': 'Signée par tous le',
  'sealing.attestation.verify': 'Vérifier le document',
  'sealing.attestation.documents': 'Documents lus et signés',
  'sealing.attestation.digest': 'SHA-256',
  'sealing.attestation.measure_one': '{{count}} page, {{size}} octets',
  'sealing.attestation.measure_other': '{{count}} pages, {{size}} octets',
  'sealing.attestation.people': 'Signataires',
  'sealing.attestation.consent': 'Ce qui a été accepté',
  'sealing.attestation.worth': 'Ce que vaut ce document',
  'sealing.attestation.law':
    'Signature électronique simple (règlement eIDAS, art. 3-10 et 25), suivie du cachet de la société. Elle n’a pas la présomption de fiabilité du décret 2017-1416 : le dossier de preuve établit qui a signé, quoi et quand. Le fichier scellé commence par les octets exacts qui ont été lus : leur taille et leur empreinte sont ci-dessus.',
  'sealing.attestation.history': 'Historique',
  'sealing.attestation.chain': 'Chaîne des événements (SHA-256 du dernier) :',
  'sealing.attestation.page': 'Page',
  'sealing.evidence.read-me':
    'DOSSIER DE PREUVE\n\n1-document-signe.pdf  le document scellé\n2-document-lu.pdf     les octets que chacun a lus\n3-attestation.pdf     qui, quand, comment\n4-preuve.json         tous les faits, avec la chaîne des événements\n5-preuve.json.tsr     l’horodatage de 4-preuve.json (s’il y en a un)\n\nVÉRIFIER SANS SILLON\n\nLe document scellé n’a pas changé :\n  pdfsig 1-document-signe.pdf\n  (ou un lecteur de PDF : panneau des signatures)\n\nIl commence par ce qui a été lu :\n  cmp -n $(stat -c %s 2-document-lu.pdf) 1-document-signe.pdf 2-document-lu.pdf\n\nLes empreintes sont celles de 4-preuve.json :\n  openssl dgst -sha256 1-document-signe.pdf 2-document-lu.pdf\n\nL’heure de la preuve :\n  openssl ts -reply -in 5-preuve.json.tsr -text\n  openssl ts -verify -in 5-preuve.json.tsr -data 4-preuve.json -CAfile racine-du-service.pem\n',
} satisfies Labels
