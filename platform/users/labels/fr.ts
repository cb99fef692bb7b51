import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'users.not-found': 'Utilisateur introuvable',
  'users.editor': 'Seule la personne connectée peut modifier ses informations.',
  'users.mail-of-provider':
    'Cette adresse est celle de votre compte d’entreprise : elle se change auprès de votre entreprise.',
  'users.profile': 'Mon profil',
  'users.no-job': 'Poste non renseigné',
  'users.own-data': 'Mes informations',
  'users.own-data.save': 'Enregistrer mes informations',
  'users.own-data.saved': 'Vos informations sont enregistrées.',
  'users.mail-help': 'Une nouvelle adresse compte une fois confirmée par le lien que nous y envoyons.',
  'users.mail-to-confirm':
    'Un lien de confirmation est parti à {{mail}}. Jusqu’à ce qu’il soit suivi, vous vous connectez avec {{present}}.',
  'users.language': 'Langue de l’interface',
  'users.type': 'Type de compte',
  'users.type.sun': 'Compte Sillon',
  'users.type.office': 'Compte d’entreprise',
  'users.role.super-admin': 'Super administrateur',
  'users.role.super-dev': 'Super développeur',
  'users.role.admin': 'Administrateur du client',
  'users.role.companies_one': 'Responsable d’une société',
  'users.role.companies_other': 'Responsable de {{count}} sociétés',
  'users.role.services_one': 'Responsable d’un service',
  'users.role.services_other': 'Responsable de {{count}} services',
  'users.workplaces': 'Mes sociétés et services',
  'users.workplaces.none':
    'Vous n’appartenez encore à aucun service de ce client. Son administrateur peut vous y rattacher.',
  'users.workplaces.whole': 'Toute la société',
  'users.workplaces.manages': 'Vous en êtes responsable',
  'users.workplaces.managers_one': 'Responsable : {{names}}',
  'users.workplaces.managers_other': 'Responsables : {{names}}',
  'users.picture.other': 'Choisir une autre photo',
  'users.picture.remove': 'Retirer la photo',
  'users.picture.saved': 'Votre nouvelle photo est enregistrée.',
  'users.picture.removed': 'Votre photo est retirée.',
  'users.picture.unreadable': 'Votre navigateur ne peut pas lire cette image. Choisissez une photo JPEG, PNG ou WebP.',
  'users.picture.drop': 'Déposez une photo ici',
  'users.picture.types': 'JPEG, PNG ou WebP, 15 Mo au plus. Les personnes de vos clients la verront.',
  'users.picture.place': 'Cadrage de la photo',
  'users.picture.zoom': 'Agrandissement',
  'users.picture.help': 'Faites glisser la photo, ou déplacez-la avec les flèches du clavier.',
  'users.notifications.text':
    'Choisissez ce qui vous est annoncé dans ce client : à l’écran, par mail ou sur le bureau.',
  'users.notifications.open': 'Voir mes notifications',
  'users.invite.mail-form': 'Écrivez une adresse mail complète, comme prenom.nom@exemple.fr.',
  'users.invite.member':
    'Cette personne travaille déjà dans ce client. Son administrateur peut la rattacher à un service.',
  'users.invite.member-of-yours':
    'Cette personne travaille déjà dans ce client : ouvrez sa fiche pour la rattacher à un service.',
  'users.invite.open-member': 'Ouvrir la fiche de {{name}}',
  'users.invite.service': 'Choisissez au moins un de vos services.',
  'users.invite.mail-stays':
    'L’adresse d’une invitation ne change pas. Retirez cette personne et invitez-la à la bonne adresse.',
  'users.no-provider':
    'Aucune connexion d’entreprise n’est prévue pour le domaine de cette adresse. Choisissez un compte Sillon.',
  'users.resend.come': 'Cette personne est déjà venue : elle n’attend plus d’invitation.',
  'users.resend.early': 'L’invitation vaut encore. Elle se relance au bout de {{hours}} heures.',
  'users.enter-first':
    'Entrez d’abord chez ce client en accès support : ses membres et leurs rôles ne se changent pas du dehors.',
  'users.last-admin':
    'Ce client doit garder un administrateur qui peut écrire, sans date de fin. Nommez-en un autre d’abord.',
  'users.last-super-admin': 'Il doit rester un super administrateur. Nommez-en un autre d’abord.',
  'users.membership.past': 'Choisissez un jour à venir.',
  'users.erased': 'Ce compte est effacé : il ne peut plus être rouvert. Invitez la personne à nouveau.',
} satisfies Labels
