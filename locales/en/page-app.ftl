# The page as an app: new versions, and installing it.

page-app-ready = A new version is ready.
page-app-use = Use it now
page-app-install = Install as an app
page-app-install-about = Sacbe then opens in a window of its own, also without a network.
page-app-install-by-hand = To install Sacbe as an app on an iPhone or iPad: tap Share in Safari, then “Add to Home Screen”.
