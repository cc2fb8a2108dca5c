// Before the first paint: the stored theme, text size and spacing on <html>, and whether somebody is signed in here. And
// what is said when the code of the page cannot be fetched.
(function (root) {
  var dark = /^(Dark|Dim|True Black|High Contrast)$/;
  var light = /^(Light|Colorblind Friendly|Minimal|Warm|Cool|Nature|Professional)$/;
  function stored(key) {
    try {
      return localStorage.getItem(key) || '';
    } catch (blocked) {
      return '';
    }
  }
  var name = stored('colorTheme');
  var isLight = light.test(name);
  var theme = isLight || dark.test(name) ? name.replace(' Friendly', '').replace(' ', '-').toLowerCase() : 'dark';
  var someone = stored('auth_token') && stored('auth_user');
  root.className += ' theme-' + theme + (someone ? ' signed-in' : ' signed-out');
  root.setAttribute('data-variant', isLight ? 'light' : 'dark');
  var size = stored('textSize');
  if (/^(125|150|200)$/.test(size)) root.setAttribute('data-text', size);
  if (stored('readingSpacing') === 'wide') root.setAttribute('data-spacing', 'wide');

  function notFetched(event) {
    var said = document.getElementById('unreached');
    if (!said || !/^(SCRIPT|LINK)$/.test(event.target.tagName)) return;
    said.hidden = false;
    said.lastElementChild.onclick = function () {
      location.reload();
    };
  }
  addEventListener('error', notFetched, true);
  document.addEventListener('alive', function () {
    removeEventListener('error', notFetched, true);
  });
})(document.documentElement);
