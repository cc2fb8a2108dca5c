// On public pages, which come with their content: when their code, put aside by scripts/prerender.ts, begins.
(function (code) {
  function begin() {
    document.head.appendChild(code.content);
  }
  // A signed-in user waits for it. A visitor reads first, and it comes after the first paint.
  if (document.documentElement.classList.contains('signed-in')) begin();
  else
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
  // Until then the browser would put what is typed into a form into the address.
  document.addEventListener('submit', function (event) {
    event.preventDefault();
  });
})(document.getElementById('code'));
