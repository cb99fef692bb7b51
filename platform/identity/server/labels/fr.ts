import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'identity.reauth-required': 'Confirmez que c’est bien vous : saisissez votre mot de passe.',
  'identity.mfa-required': 'Activez la double authentification de votre compte pour continuer.',
  'identity.mfa.wrong-code': 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  'identity.mfa.not-started': 'Recommencez l’activation : aucun code n’est attendu.',
  'identity.mfa.not-enrolled': 'La double authentification n’est pas activée sur ce compte.',
  'identity.mfa.mandatory': 'Votre rôle exige la double authentification : elle ne peut pas être désactivée.',
  'identity.wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'identity.temporary-password-expired': 'Votre mot de passe provisoire a expiré. Demandez-en un nouveau.',
  'identity.link-used': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'identity.office-account': 'Cette personne se connecte par son entreprise : elle n’a pas de mot de passe ici.',
  'identity.invite.super-role':
    'Cette adresse est celle d’un compte de la plateforme : il n’appartient à aucun client.',
  'identity.setup.wrong-code': 'Ce code n’est pas celui que le serveur a écrit à son démarrage.',
  'identity.setup.mail-taken': 'Quelqu’un a déjà un compte à cette adresse : donnez-en une autre.',
  'identity.password.too-short': '{{minimum}} caractères minimum, une phrase convient.',
  'identity.password.too-long': '256 octets au plus : raccourcissez votre phrase.',
  'identity.password.too-common': 'Ce mot de passe est trop courant. Choisissez une phrase à vous.',
  'identity.password.too-close':
    'Ce mot de passe ressemble trop à votre nom, à votre client ou à Sillon. Ajoutez des mots à vous.',
  'identity.password.breached': 'Ce mot de passe figure dans une liste volée. Choisissez-en un autre.',
  'identity.password.unchanged': 'Choisissez un mot de passe différent de l’actuel.',
  'identity.sso.refused': 'La connexion par votre entreprise a échoué. Contactez votre administrateur.',
  'identity.provider.key-form': 'Des minuscules, des chiffres et des tirets : val-de-loire.',
  'identity.provider.domain-form': 'Donnez un domaine de mail : exemple.fr.',
  'identity.provider.one-tenant':
    'Donnez l’adresse d’une seule organisation Microsoft : https://login.microsoftonline.com/(identifiant)/v2.0.',
  'identity.provider.creates-in-client': 'Choisissez le client auquel les nouveaux comptes seront rattachés.',
  'identity.provider.unknown-client': 'Ce client n’existe pas.',
  'identity.provider.domain-taken': 'Un de ces domaines appartient déjà à un autre fournisseur.',
  'identity.provider.no-answer':
    'Aucun fournisseur d’identité ne répond pour cette adresse. Vérifiez-la, et qu’il signe en RS256 ou ES256.',
  'identity.mail.frame': 'Bonjour {{firstname}},\n\n{{text}}\n\nSillon',
  'identity.mail.passwordReset.subject': 'Votre nouveau mot de passe Sillon',
  'identity.mail.passwordReset.text':
    'Un nouveau mot de passe a été demandé pour votre compte.\n\nOuvrez cette page :\n{{link}}\n\npuis donnez-y ce code : {{code}}\n\nLe lien et le code valent 10 minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  'identity.mail.passwordResetOffice.subject': 'Votre connexion à Sillon',
  'identity.mail.passwordResetOffice.text':
    'Un nouveau mot de passe a été demandé pour votre compte, mais vous vous connectez à Sillon par votre entreprise : il n’y a pas de mot de passe à changer ici.\n\nOuvrez cette page et choisissez la connexion de votre entreprise :\n{{link}}\n\nSi vous n’avez rien demandé, ne faites rien.',
  'identity.mail.passwordChanged.subject': 'Votre mot de passe Sillon a été modifié',
  'identity.mail.passwordChanged.text':
    'Le mot de passe de votre compte vient d’être modifié, et vos autres sessions ont été fermées.\n\nSi ce n’est pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion, et prévenez votre administrateur :\n{{link}}',
  'identity.mail.activation.subject': 'Votre compte Sillon vous attend',
  'identity.mail.activation.text':
    'Un compte vous a été ouvert sur Sillon. Choisissez votre mot de passe sur cette page :\n{{link}}\n\nLe lien vaut 72 heures et ne sert qu’une fois. Passé ce délai, demandez-en un autre à votre administrateur.',
  'identity.mail.temporaryPassword.subject': 'Un mot de passe provisoire pour Sillon',
  'identity.mail.temporaryPassword.text':
    'Un administrateur vous a donné un mot de passe provisoire, et vos sessions ont été fermées. Il vous le transmet lui-même : il n’est pas dans ce message.\n\nConnectez-vous avec lui dans les 72 heures, puis choisissez le vôtre :\n{{link}}\n\nSi vous n’attendiez rien, prévenez votre administrateur.',
  'identity.mail.refreshReuse.subject': 'Votre session Sillon a été fermée par sécurité',
  'identity.mail.refreshReuse.text':
    'Une preuve de connexion déjà remplacée a été présentée une seconde fois : quelqu’un l’a peut-être copiée. Votre session a donc été fermée.\n\nReconnectez-vous et, si vous avez un doute sur votre appareil, changez votre mot de passe :\n{{link}}',
  'identity.mail.mfaReset.subject': 'Votre double authentification Sillon a été réinitialisée',
  'identity.mail.mfaReset.text':
    'Un administrateur a réinitialisé la double authentification de votre compte. Vous pourrez l’activer de nouveau sur votre téléphone après vous être connecté :\n{{link}}\n\nSi vous ne l’avez pas demandé, prévenez votre administrateur.',
  'identity.mail.accountLinked.subject': 'Votre compte Sillon a un nouveau client',
  'identity.mail.accountLinked.text':
    'Un client de plus a été rattaché à votre compte. Vous le trouverez dans le choix du client, après votre connexion :\n{{link}}\n\nSi vous ne connaissez pas ce client, prévenez votre administrateur.',
  'identity.mail.officeInvited.subject': 'Votre entreprise vous ouvre Sillon',
  'identity.mail.officeInvited.text':
    'Un compte vous a été ouvert sur Sillon. Connectez-vous avec le compte de votre entreprise, sans autre mot de passe :\n{{link}}',
  'identity.mail.superRolesChanged.subject': 'Les droits d’un super administrateur ont changé',
  'identity.mail.superRolesChanged.text':
    'Le rôle de super administrateur ou de super développeur vient d’être donné ou retiré à {{about}}. Vérifiez-le dans la liste des utilisateurs :\n{{link}}\n\nSi ce changement vous étonne, parlez-en à vos collègues sans attendre.',
  'identity.mail.mailChange.subject': 'Confirmez votre adresse pour Sillon',
  'identity.mail.mailChange.text':
    'Cette adresse a été donnée comme nouvelle adresse d’un compte Sillon. Confirmez-la sur cette page :\n{{link}}\n\nLe lien vaut 24 heures. Tant que vous ne confirmez pas, l’ancienne adresse reste la bonne. Si ce n’est pas vous, ne faites rien.',
  'identity.mail.mailChangeAsked.subject': 'Un changement d’adresse est demandé pour Sillon',
  'identity.mail.mailChangeAsked.text':
    'Une autre adresse a été demandée pour votre compte. Elle remplacera celle-ci quand elle aura été confirmée :\n{{link}}\n\nSi ce n’est pas vous, changez votre mot de passe sans attendre : la demande ne vaudra plus rien.',
} satisfies Labels
