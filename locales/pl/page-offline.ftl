page-offline-other-tab = Ta gra jest otwarta w innej karcie. Graj tam dalej albo zamknij ją i wczytaj tę stronę ponownie.
page-offline-elsewhere = Ta gra jest w przeglądarce, w której się zaczęła. Otwórz ją tam.
page-offline-blocked = Ta przeglądarka niczego dla tej strony nie zapisuje. Gra toczy się dalej, ale skończy się, gdy zamkniesz stronę.
page-offline-full = Nie ma już miejsca na zapisanie tej gry. Toczy się dalej, ale to, co teraz zagrasz, przepadnie, gdy zamkniesz stronę.
page-offline-friends = Gra ze znajomymi wymaga serwera, a żaden nie odpowiada. Bez niego możesz grać z botami albo razem na jednym ekranie.
page-offline-bots = Boty grają w tej przeglądarce
page-offline-bots-about = Gdy grasz z samymi botami. W przeciwnym razie gra nimi serwer, a twoje inne urządzenia widzą grę.
page-offline-here = Ta gra jest w tej przeglądarce: twoje inne urządzenia jej nie widzą i nikt nie może się przyglądać.
