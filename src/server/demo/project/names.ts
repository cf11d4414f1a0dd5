/** Given and family names of demo users, combined at random. */
export const DEMO_GIVEN_NAMES =
  'Mika Dana Tove Jonas Aiko Amara Anders Anjali Arjun Astrid Ayşe Bao Beatriz Björn Camila Carlos Chiara Chinedu Dagny Deepa Dmitri Eilidh Elif Emeka Esra Farid Fatima Finn Gabriela Giulia Hana Haruto Hassan Hiroshi Ilse Imani Ingrid Isabel Ivan Jana Javier Jelena Jin João Kaito Karim Katarzyna Kenji Kofi Lars Laszlo Leila Linh Lucía Łukasz Magda Mai Malik Marek Mateo Mehmet Mei Milena Minh Miriam Nadia Naoki Ngozi Nikhil Nina Noor Olga Omar Oskar Paolo Petra Priya Rafael Rania Ravi Rosalind Sade Salma Samir Sanjay Sara Seong Signe Sofía Stefan Sunniva Tadeusz Tariq Thandi Thiago Tomás Uma Valeria Viktor Wanjiru Wei Xin Yara Yusuf Yuki Zanele Zhen Zofia'.split(
    ' ',
  );

export const DEMO_FAMILY_NAMES =
  'Adeyemi Aguilar Ahmed Almeida Andersson Antonov Baker Bakker Banerjee Barros Becker Bianchi Bondarenko Brandt Castro Chandra Chen Costa Dahl Demir Diallo Dubois Eriksen Ferrari Fischer Fujita Gallagher García Goldberg Gonzalez Gupta Haddad Hansen Haugen Herrera Hoang Horvath Hussain Ibrahim Ito Iyer Jansen Jensen Joshi Kaplan Kariuki Kaya Keller Khan Kim Kovač Kowalski Kumar Kurt Laine Larsen Lee Lindqvist Li Lopez Mbeki Mensah Meyer Mishra Moreau Morales Murphy Mwangi Nakamura Nguyen Novák Nowak Nwosu Obi Okafor Oliveira Olsen Osei Park Patel Pereira Petrov Pham Popescu Ramos Rao Ricci Rossi Rybak Sahin Saito Santos Sato Schmidt Silva Singh Sørensen Suzuki Takahashi Tanaka Thapa Torres Tran Van Vargas Vasquez Virtanen Wagner Walsh Wang Weber Wójcik Wu Yamamoto Yıldız Yilmaz Zhang Zhou'.split(
    ' ',
  );
